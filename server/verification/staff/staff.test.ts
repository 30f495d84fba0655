import { test as base, expect } from 'vitest'
import { home } from '#contract/home.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { profile } from '#contract/profile.ts'
import { staff } from '#contract/staff.ts'
import { StaffRole } from '#contract/staff-roles.ts'
import { verification } from '#contract/verification.ts'
import { type TestMember, World } from '#tests/support/world.ts'

/** A server of its own: how many administrators there are is what these tests are about. */
const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open()
    await use(world)
    await world.close()
  },
})

const administrators = (world: World, count: number) => Promise.all(Array.from({ length: count }, () => world.staff(['administrator'])))
const handleOf = async (member: TestMember) => (await member.call(profile.get, {})).card.handle
const wish = async (by: TestMember, of: TestMember, role: StaffRole, gives: boolean) =>
  by.call(staff.ask, { handle: await handleOf(of), role, gives, words: 'We agreed on it.' })
const rolesOf = async (by: TestMember, { id }: TestMember) =>
  (await by.call(staff.list)).members.find(({ member }) => member.id === id)?.roles.map(({ role }) => role) ?? []

test('a member becomes a moderator when a second administrator confirms it, hears of it, and has no other role', async ({ world }) => {
  const [asha, [farah, gita]] = [await world.member(), (await administrators(world, 2)) as [TestMember, TestMember]]

  const { changes } = await wish(farah, asha, 'moderator', true)
  expect(changes).toMatchObject([{ member: { id: asha.id }, role: 'moderator', gives: true, byMe: true, mayConfirm: false }])
  await expect(wish(gita, asha, 'moderator', true)).rejects.toMatchObject({ code: 'CHANGE_ASKED' })
  const changeId = changes[0]!.id
  await expect(farah.call(staff.confirm, { changeId })).rejects.toMatchObject({ code: 'SECOND_ADMINISTRATOR' })
  await expect(asha.call(staff.confirm, { changeId })).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })

  expect(await gita.call(staff.confirm, { changeId })).toMatchObject({ changes: [] })
  await expect(asha.call(moderation.reports, {})).rejects.toMatchObject({ code: 'FACTOR_NEEDED' })
  await world.giveFactor(asha)
  expect(await asha.call(moderation.reports, {})).toHaveProperty('items')
  await expect(asha.call(verification.queue, {})).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  expect(await asha.call(verification.overview)).toMatchObject({ roles: ['moderator'] })
  expect(await asha.call(home.desk)).toEqual({ reports: 0 })
  expect((await asha.call(notifications.list, {})).items[0]).toMatchObject({ kind: 'security_role_given' })
  await expect(wish(farah, asha, 'moderator', true)).rejects.toMatchObject({ code: 'NOTHING_TO_CHANGE' })
})

test('every step of a change is in the audit log, with who took it', async ({ world }) => {
  const [asha, [farah, gita]] = [await world.member(), (await administrators(world, 2)) as [TestMember, TestMember]]
  const dropped = await wish(farah, asha, 'auditor', true)
  await gita.call(staff.drop, { changeId: dropped.changes[0]!.id })
  const given = await wish(farah, asha, 'reviewer', true)
  await gita.call(staff.confirm, { changeId: given.changes[0]!.id })

  const rows = await world.db
    .selectFrom('audit_entry')
    .select(['act', 'member_id', 'detail'])
    .where('act', 'like', 'role_%')
    .orderBy('seq')
    .execute()

  const of = (role: StaffRole) => ({ member: asha.id, role })
  expect(rows.map(({ act, member_id, detail }) => [act, member_id, JSON.parse(detail)])).toEqual([
    ['role_change_asked', farah.id, { ...of('auditor'), change: 'give' }],
    ['role_change_dropped', gita.id, { ...of('auditor'), change: 'give' }],
    ['role_change_asked', farah.id, { ...of('reviewer'), change: 'give' }],
    ['role_given', gita.id, of('reviewer')],
  ])
})

test('an administrator loses the role when two others want it, and has no say in it', async ({ world }) => {
  const [asha, [farah, gita, hari]] = [await world.member(), (await administrators(world, 3)) as [TestMember, TestMember, TestMember]]
  await wish(hari, asha, 'auditor', true)
  const { changes } = await wish(farah, hari, 'administrator', false)
  const changeId = changes.find(({ gives }) => !gives)!.id

  for (const act of [staff.confirm, staff.drop] as const)
    await expect(hari.call(act, { changeId })).rejects.toMatchObject({ code: 'OWN_ROLE' })
  await gita.call(staff.confirm, { changeId })

  await expect(hari.call(staff.list)).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  expect(await rolesOf(farah, hari)).toEqual([])
  // What they asked for themselves went with their role.
  expect((await farah.call(staff.list)).changes).toEqual([])
})

test('nobody gives themselves a role, and nobody ends one of their own by asking', async ({ world }) => {
  const [farah, gita] = (await administrators(world, 2)) as [TestMember, TestMember]
  await expect(wish(farah, farah, 'reviewer', true)).rejects.toMatchObject({ code: 'OWN_ROLE' })
  const { changes } = await wish(gita, farah, 'reviewer', true)
  await expect(farah.call(staff.confirm, { changeId: changes[0]!.id })).rejects.toMatchObject({ code: 'OWN_ROLE' })
  await expect(wish(farah, farah, 'administrator', false)).rejects.toMatchObject({ code: 'OWN_ROLE' })
  expect(await rolesOf(gita, farah)).toEqual(['administrator'])
})

const others = StaffRole.options.filter((role) => role !== 'administrator')
test.for(others)('whoever is %s gives it up at once, alone', async (role, { world }) => {
  const [holder, [farah]] = [await world.staff([role]), await administrators(world, 2)]
  await wish(farah!, holder, role, false)

  expect(await holder.call(staff.stepDown, { role })).toEqual({ roles: [] })

  expect(await farah!.call(staff.list)).toMatchObject({ changes: [] })
  expect(await rolesOf(farah!, holder)).toEqual([])
  expect(await holder.call(verification.overview)).toMatchObject({ roles: [] })
  await expect(holder.call(staff.stepDown, { role })).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  expect((await holder.call(notifications.list, {})).items[0]).toMatchObject({ kind: 'security_role_ended' })
  const line = await world.db
    .selectFrom('audit_entry')
    .select(['member_id', 'detail'])
    .where('act', '=', 'role_ended')
    .executeTakeFirstOrThrow()
  expect([line.member_id, JSON.parse(line.detail)]).toEqual([holder.id, { member: holder.id, role }])
})

test('one role is given up and the others stay; one that is not held is not given up', async ({ world }) => {
  const holder = await world.staff(['reviewer', 'moderator'])

  expect(await holder.call(staff.stepDown, { role: 'reviewer' })).toEqual({ roles: ['moderator'] })

  await expect(holder.call(verification.queue, {})).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  expect(await holder.call(moderation.reports, {})).toHaveProperty('items')
  for (const role of ['reviewer', 'administrator'] as const)
    await expect(holder.call(staff.stepDown, { role })).rejects.toMatchObject({ code: 'NOTHING_TO_CHANGE' })
})

test('whoever steps down does so at once, and two administrators remain', async ({ world }) => {
  const three = await administrators(world, 3)

  const steps = await Promise.allSettled(three.map((one) => one.call(staff.stepDown, { role: 'administrator' })))

  expect(steps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = three[steps.findIndex(({ status }) => status === 'rejected')]!
  const { members } = await left.call(staff.list)
  expect(members.flatMap(({ roles }) => roles).filter(({ role }) => role === 'administrator')).toHaveLength(2)
  await expect(left.call(staff.stepDown, { role: 'administrator' })).rejects.toMatchObject({ code: 'LAST_ADMINISTRATORS' })
})

test('a change that is declined is asked for anew', async ({ world }) => {
  const [asha, [farah, gita]] = [await world.member(), (await administrators(world, 2)) as [TestMember, TestMember]]
  const { changes } = await wish(farah, asha, 'reviewer', true)

  expect((await gita.call(staff.drop, { changeId: changes[0]!.id })).changes).toEqual([])
  await expect(gita.call(staff.confirm, { changeId: changes[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await wish(farah, asha, 'reviewer', true)).changes).toHaveLength(1)
})

test('an auditor reads who has which role and what waits, and changes nothing', async ({ world }) => {
  const [asha, auditor, [farah]] = [await world.member(), await world.staff(['auditor']), await administrators(world, 2)]
  const { changes } = await wish(farah!, asha, 'reviewer', true)

  const seen = await auditor.call(staff.list)

  expect(seen).toMatchObject({
    mayAsk: false,
    changes: [{ id: changes[0]!.id, words: 'We agreed on it.', byMe: false, mayConfirm: false }],
  })
  await expect(wish(auditor, asha, 'moderator', true)).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  for (const act of [staff.confirm, staff.drop] as const)
    await expect(auditor.call(act, { changeId: changes[0]!.id })).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
})

test('whoever is about to be deleted is given no role, also where it was asked for before', async ({ world }) => {
  const [asha, [farah, gita]] = [await world.member(), (await administrators(world, 2)) as [TestMember, TestMember]]
  const { changes } = await wish(farah, asha, 'administrator', true)
  const handle = await handleOf(asha)
  const due_at = new Date(Date.now() + 86_400_000)
  await world.db.insertInto('hidden_account').values({ member_id: asha.id, due_at }).execute()

  await expect(gita.call(staff.confirm, { changeId: changes[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const asked = { handle, role: 'moderator', gives: true, words: 'We agreed on it.' } as const
  await expect(farah.call(staff.ask, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.db.deleteFrom('hidden_account').where('member_id', '=', asha.id).execute()
  await gita.call(staff.confirm, { changeId: changes[0]!.id })
  expect(await rolesOf(farah, asha)).toEqual(['administrator'])
})
