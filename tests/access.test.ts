import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { StaffRole } from '#contract/staff-roles.ts'
import { operations, send } from './support/operations.ts'
import { expectRefusal } from './support/refusal.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { type TestMember, test, type World } from './support/world.ts'

const ofMembers = operations.filter(({ access }) => access !== 'anyone')
const ofStaff = operations.filter(({ access }) => access === 'staff')
const open = operations.filter(({ access }) => access === 'anyone')

/** Whom the description names. */
const named: Record<string, string> = {
  ...{ anyone: 'Anyone', member: 'Signed-in members', reviewer: 'Reviewers', moderator: 'Moderators', medical_editor: 'Medical editors' },
  ...{ auditor: 'Auditors', administrator: 'Administrators', 'administrator or auditor': 'Administrators and auditors' },
  [StaffRole.options.join(' or ')]: 'Everybody with a role at the desk',
}
/** What no caller decides: a field of this name would be believed by whoever does not look. */
const BELIEVED = 'verified'
const SCRIPT = '<script>alert(1)</script>'

/** What an operation may answer to a valid input about things that do not exist: never that the input was wrong. */
const ABOUT_NOTHING = [404, 409, 410, 422, 503]
const codeOf = async (answer: Response, statuses: number[]) => (answer.ok ? undefined : (await expectRefusal(answer, statuses)).code)

test.for(ofMembers)('$name is closed to nobody and to a made-up token', async (operation, { world }) => {
  for (const input of validInputs(operation)) {
    for (const token of [undefined, randomBytes(32).toString('base64url')]) {
      const answer = await sendInput(world, operation, input, token)

      expect(await expectRefusal(answer, 401)).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  }
})

test.for(ofStaff)('$name is closed to members, and to whoever has every role but those that open it', async (operation, { world }) => {
  const others = StaffRole.options.filter((role) => !operation.roles.includes(role))
  const callers = [await world.member({ verified: true }), await world.staff(others)]

  for (const input of validInputs(operation))
    for (const { token } of callers)
      expect(await expectRefusal(await sendInput(world, operation, input, token), 403)).toMatchObject({ code: 'NOT_YOUR_ROLE' })
})

test.for(ofMembers)('$name is open to whom the contract names', async (operation, { world }) => {
  const callers =
    operation.access === 'member'
      ? [await world.reviewer(), await world.member()]
      : await Promise.all(operation.roles.map((role) => world.staff([role])))
  for (const input of validInputs(operation))
    for (const { token } of callers) await codeOf(await sendInput(world, operation, input, token), ABOUT_NOTHING)
})

test.for(open)('$name asks nobody who they are, and believes no made-up token', async (operation, { world }) => {
  for (const input of validInputs(operation)) {
    for (const token of [undefined, randomBytes(32).toString('base64url')]) {
      const code = await codeOf(await sendInput(world, operation, input, token), [401, ...ABOUT_NOTHING])

      expect(code).not.toBe('UNAUTHENTICATED')
    }
  }
})

test.for(operations.filter(({ takesInput, method }) => takesInput || method !== 'GET'))(
  '$name refuses a field that it does not know, by its name',
  async (operation, { world }) => {
    const field = operation.fields.includes(BELIEVED) ? 'roles' : BELIEVED
    const { token } = await callerOf(world, operation)

    for (const input of validInputs(operation)) {
      const { issues } = await expectRefusal(await sendInput(world, operation, { ...input, [field]: 'true' }, token), 400)

      expect(issues).toEqual([{ path: field, message: `There is no field "${field}" here.` }])
    }
  },
)

/** What nobody types into a field. */
const strange = ["' or 1=1; drop table member; --", '\u0000', '\ud800', SCRIPT, '../../../../etc/passwd', 'x'.repeat(5000), '%']
const strangeInJson = [null, true, -1, 1e308, [], {}, ['x'], { $gt: '' }]

test.for(operations.filter(({ fields }) => fields.length > 0))(
  '$name is not upset by anything in its fields',
  async (operation, { world }) => {
    const { token } = await callerOf(world, operation)

    for (const value of [...strange, ...(operation.method === 'GET' ? [] : strangeInJson)]) {
      const answer = await send(world, operation, () => value, token)

      if (answer.status >= 400) await expectRefusal(answer, [400, 401, 404, 409, 410, 415, 422, 431, 503])
      else expect(answer.status).toBeLessThan(300)
    }
    expect(await world.db.selectFrom('member').select('id').limit(1).execute()).toHaveLength(1)
  },
)

test('the description of the API lists every operation, who may call it, and nothing else', async ({ world }) => {
  const description = await (await world.fetch('/api/openapi.json')).json()

  const listed = Object.entries(description.paths as Record<string, Record<string, { operationId: string }>>).flatMap(([path, acts]) =>
    Object.entries(acts).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  expect(listed.map(({ operationId }) => operationId).sort()).toEqual(operations.map(({ name }) => name).sort())
  for (const { name, method, path, access, roles } of operations) {
    expect(listed.find(({ operationId }) => operationId === name)).toMatchObject({
      method,
      path,
      description: `${named[access === 'staff' ? roles.join(' or ') : access]} may call this.`,
      security: access === 'anyone' ? [] : [{ session: [] }],
    })
  }
})

/** Somebody who may call it. */
const callerOf = (world: World, { access }: { access: string }): Promise<TestMember> =>
  access === 'staff' ? world.reviewer() : world.member()
