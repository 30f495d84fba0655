import { expect } from 'vitest'
import { deskCases } from './support/desk-cases.ts'
import { operations } from './support/operations.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { test } from './support/world.ts'

const WAITS = 'what waits is read by everybody with that role, and what comes of it is written down'
/** What the desk may do and no line of the audit log says, with the reason. */
const NOT_RECORDED: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['verification.queue', 'institutionClaims.queue', 'checks.queue', 'documents.quarantined', 'feedback.list', 'grievances.desk'],
      ...['moderation.reports', 'moderation.appeals', 'manuscripts.desk'],
    ].map((name) => [name, WAITS]),
  ),
  'home.desk': 'figures',
  'verification.statistics': 'figures',
  'documents.read': 'nobody known sent it, and whoever publishes it is written down',
  'manuscripts.read': 'its author submitted it so that it is read',
  'staff.list': 'who has which role, each of which is written down when it is given',
  'staff.log': 'a line for each reading of the log would fill it with itself',
  'staff.logHead': 'how far the log goes',
}

const ofDesk = operations.filter(({ access }) => access === 'staff')

test.for(ofDesk.filter(({ name }) => !NOT_RECORDED[name]))('$name is in the audit log with who did it', async (operation, { world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const subject = await deskCases[operation.name]!({ asha, ravi, farah, world })
  const lines = () => world.db.selectFrom('audit_entry').select('act').where('member_id', '=', farah.id).execute()
  const before = await lines()

  const answer = await sendInput(world, operation, { ...validInputs(operation)[0], ...subject }, farah.token)

  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
  expect((await lines()).length).toBeGreaterThan(before.length)
})

test('every operation of the desk is tried, or says why it needs no line', () => {
  const names = [...Object.keys(deskCases), ...Object.keys(NOT_RECORDED)]

  expect(names.sort()).toEqual(ofDesk.map(({ name }) => name).sort())
})
