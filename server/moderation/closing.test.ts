import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { accountDeletion } from '#contract/account-deletion.ts'
import { feed } from '#contract/feed.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { profile } from '#contract/profile.ts'
import { givePassword, PASSWORD } from '#tests/support/data-export.ts'
import { grownBy, listen } from '#tests/support/listen.ts'
import { operations } from '#tests/support/operations.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { sendInput, validInputs } from '#tests/support/valid-input.ts'
import { Person, type TestMember, test, type World } from '#tests/support/world.ts'

async function people(world: World) {
  const email = `${randomUUID()}@ward.example`
  const ravi = await world.member({ name: 'Ravi Menon', email })
  await givePassword(world, ravi)
  const [farah, gita, hari] = [await world.reviewer(), await world.reviewer(), await world.reviewer()]
  return { ravi, email, asha: await world.member(), farah, gita, hari }
}

/** Something of one member's, with the report of it by another. */
async function reported(author: TestMember, reporter: TestMember) {
  const { id: postId } = await author.call(feed.create, { clientId: randomUUID(), content: 'Buy my syrup.' })
  const { id } = await reporter.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'scam', words: '' })
  return { postId, id }
}

const close = (by: TestMember, reportId: string, words = 'He sells to patients.') =>
  by.call(moderation.decideReport, { reportId, upheld: true, rule: 'selling', words, closes: true })
const onDesk = async (by: TestMember, id: string) => (await by.call(moderation.reports, {})).items.find((one) => one.id === id)

/** The member once they have signed in again. */
async function signedIn(world: World, email: string) {
  const { token, user } = await world.nobody.call(account.login, { email, password: PASSWORD })
  return { again: new Person(world.url, token), user, token }
}

test('one moderator asks for an account to be closed, and it stands until another one decides so too', async ({ world }) => {
  const { ravi, email, asha, farah, gita } = await people(world)
  const { postId, id } = await reported(ravi, asha)
  expect(await close(farah, id)).toEqual({ id, isDecided: false })
  expect(await close(farah, id, 'Once more.')).toEqual({ id, isDecided: false })
  expect((await asha.call(moderation.sent, { reportId: id })).outcome).toBeNull()
  expect((await ravi.call(feed.get, { postId })).isWithheld).toBeUndefined()
  expect(await onDesk(gita, id)).toMatchObject({ mayClose: true, closing: { by: { id: farah.id }, isOwn: false, words: 'Once more.' } })
  expect(await onDesk(farah, id)).toMatchObject({ closing: { isOwn: true } })

  expect(await close(gita, id, 'I agree.')).toEqual({ id, isDecided: true })

  await expect(ravi.call(account.me)).rejects.toMatchObject({ status: 401 })
  expect(await asha.call(feed.refresh, { ids: [postId] })).toMatchObject({ items: [] })
  await world.runJobs()
  const [mail] = await emailsTo(world, email)
  expect(mail).toContain('Your Wardmates account was closed')
  expect(mail).toContain('5. Nobody is sold to')
  for (const secret of ['Ravi', 'I agree.', 'syrup', 'Once more.']) expect(mail).not.toContain(secret)
  const { rows } = await sql`select act from audit_entry where act in ('closure_asked', 'account_closed') order by seq`.execute(world.db)
  expect(rows).toEqual([{ act: 'closure_asked' }, { act: 'closure_asked' }, { act: 'account_closed' }])
})

test('nobody meets a member whose account is closed', async ({ world }) => {
  const { ravi, asha, farah, gita } = await people(world)
  const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', ravi.id).executeTakeFirstOrThrow()
  const { id } = await reported(ravi, asha)
  await expect(asha.call(profile.get, { member: handle })).resolves.toBeDefined()

  await close(farah, id)
  await close(gita, id)

  await expect(asha.call(profile.get, { member: handle })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a second moderator who does not want it closed decides without, and the wish is over', async ({ world }) => {
  const { ravi, asha, farah, gita } = await people(world)
  const { id } = await reported(ravi, asha)
  await close(farah, id)

  await gita.call(moderation.decideReport, { reportId: id, upheld: true, rule: 'selling', words: 'A warning will do.' })

  expect(await ravi.call(moderation.ruling, { reportId: id })).toMatchObject({ upheld: true, closes: false })
  await expect(close(gita, id)).rejects.toMatchObject({ code: 'CASE_DECIDED' })
  expect(await ravi.call(account.me)).toMatchObject({ closedBy: null })
})

test('no account is closed of somebody at the desk, or over a report that is not right', async ({ world }) => {
  const { asha, farah, gita, hari } = await people(world)
  const { id } = await reported(hari, asha)

  expect(await onDesk(farah, id)).toMatchObject({ mayClose: false })
  await expect(close(farah, id)).rejects.toMatchObject({ code: 'NOT_CLOSABLE', status: 409 })
  const dismissed = { reportId: id, upheld: false, words: 'Fine.', closes: true }
  await expect(gita.call(moderation.decideReport, dismissed)).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('whoever is shut out signs in to read why, to appeal, to complain, to take their data and to leave, and to nothing else', async ({
  world,
}) => {
  const { ravi, email, asha, farah, gita } = await people(world)
  const { id } = await reported(ravi, asha)
  await close(farah, id)
  await close(gita, id)
  const { again, token, user } = await signedIn(world, email)
  expect(user).toMatchObject({ closedBy: id, deletionDueAt: null })

  const open = new Set<string>()
  for (const operation of operations.filter(({ access }) => access === 'member')) {
    // What would end this session, and what nothing was asked for.
    if (['account.signOut', 'accountDeletion.ask', 'accountDeletion.cancel', 'accountDeletion.now'].includes(operation.name)) continue
    for (const input of validInputs(operation)) {
      const answer = await sendInput(world, operation, input, token)
      const code = answer.ok ? undefined : ((await answer.json()) as { code: string }).code
      if (code === 'ACCOUNT_CLOSED') expect(answer.status).toBe(403)
      else open.add(operation.name)
    }
  }
  expect([...open].sort()).toEqual([
    'account.me',
    'accountDeletion.get',
    'dataExports.ask',
    'dataExports.download',
    'dataExports.list',
    'grievances.file',
    'grievances.list',
    'moderation.appealRuling',
    'moderation.ruling',
    'secondFactor.get',
  ])
  await expectRefusal(await world.fetch(`/api/conversations/${randomUUID()}/attachments/${randomUUID()}`, { token }), 403)
  const ruling = await again.call(moderation.ruling, { reportId: id })
  expect(ruling).toMatchObject({ closes: true, decision: 'He sells to patients.', mayAppeal: true })
  expect(JSON.stringify(ruling)).not.toContain(farah.id)
})

test('the line of a closed account hears nothing of the house', async ({ world }) => {
  const { ravi, email, asha, farah, gita } = await people(world)
  const { id } = await reported(ravi, asha)
  await close(farah, id)
  await close(gita, id)
  const { token } = await signedIn(world, email)
  const [shut, open] = [await listen(world, { token }, 'feed'), await listen(world, asha, 'feed')]

  const { id: postId } = await farah.call(feed.create, { clientId: randomUUID(), content: 'Ward round at nine.' })

  await expect.poll(() => grownBy(open)).toContain(postId)
  expect(shut.heard).toEqual([['interest_gone', { interest: 'feed' }]])
  shut.close()
  open.close()
})

test('whoever shows something of a member is out of it once their account is closed', async ({ world }) => {
  const { ravi, asha, farah, gita } = await people(world)
  const { id, postId } = await reported(ravi, asha)
  const shows = [`profile:${ravi.id}`, `comments:${postId}`] as const
  const line = await listen(world, asha, `profile:${asha.id}`, ...shows)
  await close(farah, id)

  await close(gita, id)

  const gone = () => line.of('interest_gone').map(({ interest }) => interest)
  await expect.poll(() => gone().toSorted()).toEqual(shows.toSorted())
  line.close()
})

test('an appeal is decided by a third moderator: reversed, everything stands as it was', async ({ world }) => {
  const { ravi, email, asha, farah, gita, hari } = await people(world)
  const { postId, id } = await reported(ravi, asha)
  await close(farah, id)
  await close(gita, id)
  const { again } = await signedIn(world, email)
  const { id: appealId } = await again.call(moderation.appealRuling, { reportId: id, words: 'It was a joke.' })
  const decide = (by: TestMember, upheld: boolean) => by.call(moderation.decideAppeal, { appealId, upheld, words: 'So it was.' })

  for (const one of [farah, gita]) await expect(decide(one, true)).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
  expect((await gita.call(moderation.appeals, {})).items.find((one) => one.id === appealId)).toMatchObject({ mayDecide: false })
  await decide(hari, true)

  expect(await again.call(account.me)).toMatchObject({ closedBy: null })
  expect((await asha.call(feed.refresh, { ids: [postId] })).items).toHaveLength(1)
  expect((await again.call(notifications.list, {})).items.map(({ kind }) => kind)).toContain('appeal_decided')
  await world.runJobs()
  expect((await emailsTo(world, email)).filter((mail) => mail.includes('Your Wardmates account is open again'))).toHaveLength(1)
})

test('an appeal that is not upheld leaves the account closed, and its member is written to', async ({ world }) => {
  const { ravi, email, asha, farah, gita, hari } = await people(world)
  const { id } = await reported(ravi, asha)
  await close(farah, id)
  await close(gita, id)
  const { again } = await signedIn(world, email)
  const { id: appealId } = await again.call(moderation.appealRuling, { reportId: id, words: 'It was a joke.' })

  await hari.call(moderation.decideAppeal, { appealId, upheld: false, words: 'It was not.' })

  expect(await again.call(account.me)).toMatchObject({ closedBy: id })
  expect(await again.call(moderation.ruling, { reportId: id })).toMatchObject({ appeal: { outcome: { upheld: false } }, mayAppeal: false })
  await world.runJobs()
  expect((await emailsTo(world, email)).filter((mail) => mail.includes('Your Wardmates account stays closed'))).toHaveLength(1)
})

test('an account that two decisions closed stays closed when one is reversed, and its member can appeal the other', async ({ world }) => {
  const { ravi, email, asha, farah, gita, hari } = await people(world)
  const [first, second] = [await reported(ravi, asha), await reported(ravi, asha)]
  for (const { id } of [first, second]) for (const by of [farah, gita]) await close(by, id)
  const { again } = await signedIn(world, email)
  const appeal = async (reportId: string) => {
    const { id: appealId } = await again.call(moderation.appealRuling, { reportId, words: 'A joke.' })
    await hari.call(moderation.decideAppeal, { appealId, upheld: true, words: 'So it was.' })
    return (await again.call(account.me)).closedBy
  }

  expect(await appeal(first.id)).toBe(second.id)
  expect(await appeal(second.id)).toBeNull()
})

test('whoever is shut out can ask to be deleted, think again and stay shut out, or be erased', async ({ world }) => {
  const { ravi, email, asha, farah, gita } = await people(world)
  const { id } = await reported(ravi, asha)
  await close(farah, id)
  await close(gita, id)
  const first = await signedIn(world, email)
  await first.again.call(accountDeletion.ask, { password: PASSWORD })
  const { again } = await signedIn(world, email)

  expect(await again.call(accountDeletion.cancel)).toMatchObject({ deletionDueAt: null, closedBy: id })
  await expect(again.call(accountDeletion.cancel)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await again.call(accountDeletion.ask, { password: PASSWORD })
  const last = await signedIn(world, email)
  await last.again.call(accountDeletion.now, { password: PASSWORD })
  await world.runJobs()
  await world.runJobs()

  expect(await world.db.selectFrom('member').select('id').where('id', '=', ravi.id).execute()).toEqual([])
})
