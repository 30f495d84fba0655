import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { accountDeletion } from '#contract/account-deletion.ts'
import { feed } from '#contract/feed.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { institutions } from '#contract/institutions.ts'
import { DELETION_DAYS } from '#contract/limits.ts'
import { setUpApp } from '#tests/support/authenticator.ts'
import { givePassword, PASSWORD } from '#tests/support/data-export.ts'
import { openPage } from '#tests/support/institutions.ts'
import { setProfile } from '#tests/support/mates.ts'
import { operations } from '#tests/support/operations.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { sendInput, validInputs } from '#tests/support/valid-input.ts'
import { type MemberTraits, Person, type TestMember, test, type World } from '#tests/support/world.ts'

/** A member with a password. */
async function aMember(world: World, traits: MemberTraits = {}) {
  const email = `${randomUUID()}@ward.example`
  const member = await world.member({ email, ...traits })
  await givePassword(world, member)
  return Object.assign(member, { email })
}

const askFor = (by: TestMember) => by.call(accountDeletion.ask, { password: PASSWORD })

/** The member once they have signed in again. */
async function signedIn(world: World, email: string) {
  const { token, user } = await world.nobody.call(account.login, { email, password: PASSWORD })
  return { again: new Person(world.url, token), user, token }
}

test('an account is deleted by whoever gives its password: signed out everywhere, written to, and due in 30 days', async ({ world }) => {
  const asha = await aMember(world)

  await expect(asha.call(accountDeletion.ask, { password: 'guessed' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  const { dueAt } = await askFor(asha)
  await world.runJobs()

  expect(Math.round((Date.parse(dueAt) - Date.now()) / 86_400_000)).toBe(DELETION_DAYS)
  await expect(asha.call(account.me)).rejects.toMatchObject({ status: 401 })
  const [email] = await emailsTo(world, asha.email)
  expect(email).toContain('Your Wardmates account will be deleted')
  expect(email).not.toContain(asha.name)
  const { rows } = await sql`select act from audit_entry where member_id = ${asha.id} and act like 'deletion%'`.execute(world.db)
  expect(rows).toEqual([{ act: 'deletion_asked' }])
})

test('whoever signs in while it is due can keep the account, sign out or delete it now, and is refused everything else', async ({
  world,
}) => {
  const asha = await aMember(world)
  await askFor(asha)
  const { token, user } = await signedIn(world, asha.email)

  const open = []
  for (const operation of operations.filter(({ access }) => access === 'member')) {
    for (const input of validInputs(operation)) {
      // What would end this session comes below.
      if (['account.signOut', 'accountDeletion.cancel', 'accountDeletion.now'].includes(operation.name)) continue
      const answer = await sendInput(world, operation, input, token)
      if (answer.ok) open.push(operation.name)
      else expect([operation.name, (await expectRefusal(answer, 403)).code]).toEqual([operation.name, 'ACCOUNT_LEAVING'])
    }
  }

  expect(open).toEqual(['account.me', 'secondFactor.get', 'accountDeletion.get'])
  expect(user.deletionDueAt).not.toBeNull()
  await expectRefusal(await world.fetch(`/api/conversations/${randomUUID()}/attachments/${randomUUID()}`, { token }), 403)
})

test('an account that is kept stands as it was', async ({ world }) => {
  const asha = await aMember(world)
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'A case' })
  await askFor(asha)
  const { again } = await signedIn(world, asha.email)

  expect(await again.call(accountDeletion.cancel)).toMatchObject({ id: asha.id, deletionDueAt: null })

  expect(await again.call(feed.get, { postId })).toMatchObject({ content: 'A case' })
  expect(await again.call(accountDeletion.get)).toMatchObject({ dueAt: null })
  await expect(again.call(accountDeletion.cancel)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(again.call(accountDeletion.now, { password: PASSWORD })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the only owner of a page names another one first, and a reviewer hands the desk over', async ({ world }) => {
  const [asha, ravi] = [await aMember(world), await world.member()]
  const page = await openPage(world, [asha.id, 'owner'])

  expect(await asha.call(accountDeletion.get)).toMatchObject({ dueAt: null, soleOwnerOf: [{ id: page }] })
  await expect(askFor(asha)).rejects.toMatchObject({ code: 'SOLE_OWNER', status: 409 })
  await world.db.insertInto('institution_role').values({ institution_id: page, member_id: ravi.id, role: 'owner' }).execute()
  await askFor(asha)
  const reviewer = await world.reviewer()
  await givePassword(world, reviewer)
  await expect(askFor(reviewer)).rejects.toMatchObject({ code: 'STILL_STAFF' })
})

test('of two owners of a page the second goes neither while the first is about to be deleted nor leaves the page then', async ({
  world,
}) => {
  const [asha, ravi, meera] = [await aMember(world), await aMember(world), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'owner'], [meera.id, 'recruiter'])
  await askFor(asha)

  expect(await ravi.call(accountDeletion.get)).toMatchObject({ soleOwnerOf: [{ id: institutionId }] })
  await expect(askFor(ravi)).rejects.toMatchObject({ code: 'SOLE_OWNER' })
  expect((await ravi.call(institutions.own)).roles).toMatchObject([{ role: 'owner', isSoleOwner: true }])
  const last = { code: 'LAST_OWNER' }
  await expect(ravi.call(institutionRoles.leave, { institutionId })).rejects.toMatchObject(last)
  await expect(ravi.call(institutionRoles.remove, { institutionId, memberId: ravi.id })).rejects.toMatchObject(last)
  await expect(ravi.call(institutionRoles.change, { institutionId, memberId: ravi.id, role: 'editor' })).rejects.toMatchObject(last)
  await expect(ravi.call(institutionRoles.leave, { institutionId, successorId: asha.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await ravi.call(institutionRoles.leave, { institutionId, successorId: meera.id })
  expect((await meera.call(institutions.own)).roles).toMatchObject([{ role: 'owner', isSoleOwner: true }])
  await askFor(ravi)
})

test('what everybody may read of a member is gone at once, and there again when they stay', async ({ world }) => {
  const asha = await aMember(world, { name: 'Asha Publicwala' })
  await setProfile(world, asha, { public: true })
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'For everybody', audience: 'public' })
  const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', asha.id).executeTakeFirstOrThrow()
  const statuses = async () => Promise.all([`/p/${handle}`, `/p/post/${postId}`].map(async (path) => (await world.fetch(path)).status))

  expect(await statuses()).toEqual([200, 200])
  await askFor(asha)
  expect(await statuses()).toEqual([404, 404])
  await (await signedIn(world, asha.email)).again.call(accountDeletion.cancel)

  expect(await statuses()).toEqual([200, 200])
})

test('who does not want to wait is erased now, and told so', async ({ world }) => {
  const asha = await aMember(world)
  await askFor(asha)
  const { again } = await signedIn(world, asha.email)

  await expect(again.call(accountDeletion.now, { password: 'guessed' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await again.call(accountDeletion.now, { password: PASSWORD })
  await world.runJobs()
  await world.runJobs()

  expect(await world.db.selectFrom('member').select('id').where('id', '=', asha.id).execute()).toEqual([])
  await expect(again.call(account.me)).rejects.toMatchObject({ status: 401 })
  await expect(signedIn(world, asha.email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect((await emailsTo(world, asha.email)).at(-1)).toContain('Your Wardmates account was deleted')
})

test('whoever has a second factor shows it to leave, and again not to wait', async ({ world }) => {
  const asha = await aMember(world)
  const { recoveryCodes } = await setUpApp(asha, PASSWORD)
  const [first, second] = recoveryCodes as [string, string]

  await expect(askFor(asha)).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  expect(await asha.call(accountDeletion.get)).toMatchObject({ dueAt: null })
  await asha.call(accountDeletion.ask, { password: PASSWORD, code: first })
  const again = await world.app.services.sessions.create(world.db, asha.id, 'Firefox')
  const back = new Person(world.url, again.token)

  await expect(back.call(accountDeletion.now, { password: PASSWORD, code: first })).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  await back.call(accountDeletion.now, { password: PASSWORD, code: second })
  await world.runJobs()
  expect(await world.db.selectFrom('member').select('id').where('id', '=', asha.id).execute()).toEqual([])
})
