import { expect } from 'vitest'
import type { InstitutionRole } from '#contract/institution.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { institutions } from '#contract/institutions.ts'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { aPage, giveRole } from '#tests/support/institutions.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { cursorAfter } from '../platform/db/cursor.ts'
import { institutionPage } from './pages/list.ts'
import { institutionCards, membersWith, requireRole, roleOf, soleOwnerships } from './public.ts'

const noRole = { code: 'NO_ROLE', status: 403 }

test('each role may what its table says, and whoever has none learns nothing of who runs the page', async ({ world }) => {
  const [asha, ravi, meera, zoya] = await Promise.all([1, 2, 3, 4].map(() => world.member()) as Promise<TestMember>[])
  const institutionId = await aPage(world, asha!)
  await giveRole(asha!, institutionId, ravi!, 'recruiter')
  await giveRole(asha!, institutionId, meera!, 'editor')
  const edit = (by: TestMember, version: number) => by.call(institutions.edit, { institutionId, version, about: `By ${version}` })

  expect(await edit(meera!, 1)).toMatchObject({ version: 2, about: 'By 1' })
  for (const by of [ravi!, zoya!]) await expect(edit(by, 2)).rejects.toMatchObject(noRole)
  for (const by of [ravi!, meera!]) {
    expect((await by.call(institutionRoles.list, { institutionId })).roles).toHaveLength(3)
    await expect(by.call(institutionRoles.log, { institutionId })).rejects.toMatchObject(noRole)
    await expect(by.call(institutionRoles.invite, { institutionId, memberId: zoya!.id, role: 'owner' })).rejects.toMatchObject(noRole)
    await expect(by.call(institutionRoles.change, { institutionId, memberId: by.id, role: 'owner' })).rejects.toMatchObject(noRole)
    await expect(by.call(institutionRoles.remove, { institutionId, memberId: asha!.id })).rejects.toMatchObject(noRole)
  }
  await expect(zoya!.call(institutionRoles.list, { institutionId })).rejects.toMatchObject(noRole)
  await expect(zoya!.call(institutionRoles.accept, { institutionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const roles = await Promise.all([asha!, ravi!, meera!, zoya!].map(({ id }) => roleOf(world.db, id, institutionId)))
  expect(roles).toEqual(['owner', 'recruiter', 'editor', undefined])
  expect(new Set(await membersWith(world.db, institutionId, 'jobs'))).toEqual(new Set([asha!.id, ravi!.id]))
  await expect(requireRole(world.db, meera!.id, institutionId, 'jobs')).rejects.toMatchObject(noRole)
  expect((await institutionCards(world.db, [institutionId])).get(institutionId)).toMatchObject({ verified: true, claimed: true })
})

test('an edit from an older version is refused, and another name ends the mark', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await aPage(world, asha, { name: 'Kosi Clinic' })
  const about = {
    departments: ['Surgery', 'Surgery'],
    beds: 40,
    website: 'https://kosi.example/',
    telephone: '0612 222 333',
    founded: 1965,
  }

  expect(await asha.call(institutions.edit, { institutionId, version: 1, ...about })).toMatchObject({
    ...{ ...about, departments: ['Surgery'] },
    ...{ name: 'Kosi Clinic', verified: true, version: 2 },
  })
  await expect(asha.call(institutions.edit, { institutionId, version: 1, beds: 400 })).rejects.toMatchObject({
    code: 'INSTITUTION_CHANGED',
  })
  const both = await Promise.allSettled([1, 2].map((beds) => asha.call(institutions.edit, { institutionId, version: 2, beds })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(asha.call(institutions.edit, { institutionId, version: 3, name: 'Wardmates Official' })).rejects.toMatchObject({
    code: 'NAME_REFUSED',
  })

  expect(await asha.call(institutions.edit, { institutionId, version: 3, name: 'Kosi Hospital' })).toMatchObject({
    verified: false,
    proof: null,
  })
  expect((await asha.call(institutionRoles.log, { institutionId })).items[0]).toMatchObject({
    act: 'mark_ended',
    byMember: { id: asha.id },
  })
})

test('the last owner stays until somebody follows, who has a role there', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  await giveRole(asha, institutionId, ravi, 'recruiter')
  const last = { code: 'LAST_OWNER', status: 409 }

  await expect(asha.call(institutionRoles.leave, { institutionId })).rejects.toMatchObject(last)
  await expect(asha.call(institutionRoles.remove, { institutionId, memberId: asha.id })).rejects.toMatchObject(last)
  await expect(asha.call(institutionRoles.change, { institutionId, memberId: asha.id, role: 'editor' })).rejects.toMatchObject(last)
  await expect(asha.call(institutionRoles.leave, { institutionId, successorId: meera.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(institutionRoles.leave, { institutionId, successorId: ravi.id })).rejects.toMatchObject(noRole)
  expect((await asha.call(institutions.own)).roles).toMatchObject([{ role: 'owner', isSoleOwner: true }])
  expect(await soleOwnerships(world.db, asha.id)).toMatchObject([{ id: institutionId }])

  await asha.call(institutionRoles.leave, { institutionId, successorId: ravi.id })

  expect(await soleOwnerships(world.db, asha.id)).toEqual([])
  expect(
    (await ravi.call(institutionRoles.log, { institutionId })).items.slice(0, 2).map(({ act, member, role }) => [act, member?.id, role]),
  ).toEqual([
    ['left', asha.id, 'owner'],
    ['role_changed', ravi.id, 'owner'],
  ])
  await expect(asha.call(institutionRoles.list, { institutionId })).rejects.toMatchObject(noRole)
})

test('two owners who take each other’s role away at once leave one of them, and so do two who leave', async ({ world }) => {
  for (let round = 0; round < 5; round++) {
    const [asha, ravi] = [await world.member(), await world.member()]
    const institutionId = await aPage(world, asha)
    await giveRole(asha, institutionId, ravi, 'owner')
    const acts =
      round % 2 === 0
        ? [
            asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id }),
            ravi.call(institutionRoles.remove, { institutionId, memberId: asha.id }),
          ]
        : [asha, ravi].map((by) => by.call(institutionRoles.leave, { institutionId }))

    const done = await Promise.allSettled(acts as Promise<unknown>[])

    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await membersWith(world.db, institutionId, 'page')).toHaveLength(1)
  }
})

test('a role that is taken away counts from the next call on, also in the middle of a change', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  await giveRole(asha, institutionId, ravi, 'editor')

  // Whoever asked first ends first: the change stands, and the role goes after it.
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const change = world.db.transaction().execute(async (tx) => {
    await requireRole(tx, ravi.id, institutionId, 'page')
    begun.resolve()
    await release.promise
    return roleOf(tx, ravi.id, institutionId)
  })
  await begun.promise
  const removal = asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id })
  release.resolve()
  expect(await change).toBe('editor')
  await removal

  await expect(ravi.call(institutions.edit, { institutionId, version: 1, about: 'Still here?' })).rejects.toMatchObject(noRole)
  expect((await ravi.call(notifications.list, {})).items.map(({ kind, excerpt }) => [kind, excerpt])).toContainEqual([
    'institution_role',
    expect.stringContaining('Teesta'),
  ])
})

test('an invitation is accepted once, to its role, and not across a block', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  const invite = (memberId: string, role: InstitutionRole = 'editor') =>
    asha.call(institutionRoles.invite, { institutionId, memberId, role })
  await meera.call(mates.block, { memberId: asha.id })

  await expect(invite(meera.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(invite(asha.id)).rejects.toMatchObject({ code: 'HAS_ROLE' })
  expect((await invite(ravi.id)).invitations).toMatchObject([{ member: { id: ravi.id }, role: 'editor' }])
  expect((await ravi.call(institutions.own)).invitations).toMatchObject([{ institution: { id: institutionId }, role: 'editor' }])
  await ravi.call(institutionRoles.decline, { institutionId })
  await expect(ravi.call(institutionRoles.accept, { institutionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await invite(ravi.id)
  await asha.call(institutionRoles.withdrawInvitation, { institutionId, memberId: ravi.id })
  await expect(ravi.call(institutionRoles.accept, { institutionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await invite(ravi.id, 'recruiter')
  const twice = await Promise.allSettled([1, 2].map(() => ravi.call(institutionRoles.accept, { institutionId })))
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await roleOf(world.db, ravi.id, institutionId)).toBe('recruiter')
})

test('nobody comes in by an invitation of an owner who was put out', async ({ world }) => {
  const [asha, ravi, friend, other] = [await world.member(), await world.member(), await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  await giveRole(asha, institutionId, ravi, 'owner')
  await ravi.call(institutionRoles.invite, { institutionId, memberId: friend.id, role: 'owner' })
  await asha.call(institutionRoles.invite, { institutionId, memberId: other.id, role: 'editor' })

  await asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id })

  await expect(friend.call(institutionRoles.accept, { institutionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await friend.call(notifications.list, {})).items).toEqual([])
  await other.call(institutionRoles.accept, { institutionId })
  expect((await asha.call(institutionRoles.list, { institutionId })).roles).toHaveLength(2)
})

test('a page whose sole owner leaves Wardmates is unclaimed: no mark, nobody else runs it, and anybody may claim it', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  await giveRole(asha, institutionId, ravi, 'editor')
  await meera.call(institutions.follow, { institutionId })

  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()

  expect(await meera.call(institutions.get, { institutionId })).toMatchObject({ claimed: false, verified: false, followers: 1 })
  expect(await roleOf(world.db, ravi.id, institutionId)).toBeUndefined()
  const { act, by_role } = await world.db
    .selectFrom('institution_log')
    .select(['act', 'by_role'])
    .where('institution_id', '=', institutionId)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow()
  expect([act, by_role]).toEqual(['unclaimed', 'system'])
})

test('of two owners who leave Wardmates at once the page does not stay claimed', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  await giveRole(asha, institutionId, ravi, 'owner')

  await Promise.all([asha, ravi].map(({ id }) => world.db.deleteFrom('member').where('id', '=', id).execute()))

  expect(await meera.call(institutions.get, { institutionId })).toMatchObject({ claimed: false, verified: false })
})

test('followers are counted, also once one of them has left', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await aPage(world, await world.member())
  await Promise.all([1, 2].map(() => asha.call(institutions.follow, { institutionId })))
  expect(await ravi.call(institutions.follow, { institutionId })).toMatchObject({ isFollowed: true, followers: 2 })

  expect(await ravi.call(institutions.unfollow, { institutionId })).toMatchObject({ isFollowed: false, followers: 1 })
  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()
  expect(await ravi.call(institutions.get, { institutionId })).toMatchObject({ followers: 0 })
})

test('names are found in any script, by a part of three letters or the beginning of fewer, page by page', async ({ world }) => {
  const [owner, asha] = [await world.member(), await world.member()]
  const names = ['Zebra Rivermouth Clinic', 'zz किंग एडवर्ड मेमोरियल', 'Zebra Alpha Rivermouth']
  for (const name of names) await aPage(world, owner, { name, city: 'Gangtok' })
  const found = async (q: string) => (await asha.call(institutions.list, { q })).items.map(({ name }) => name)

  expect(await found('RIVERMOUTH')).toEqual([names[2], names[0]])
  expect(await found('एडवर्ड')).toEqual([names[1]])
  expect(await found('ze')).toEqual([names[2], names[0]])
  expect(await found('alpha')).toEqual([names[2]])
  for (const pattern of ['alp_a', 'al%a', 'alp\\ha']) expect(await found(pattern)).toEqual([])
  expect(await found('gangt')).toHaveLength(3)

  const [first] = (await asha.call(institutions.list, { q: 'gangtok' })).items
  const rest = await institutionPage(world.db, { q: 'gangtok', cursor: cursorAfter(first!.id) })
  expect(rest.items.map(({ name }) => name)).toEqual([names[0], names[1]])
})

test('a page is reported to a reviewer, and not by whoever owns it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const subjectId = await aPage(world, asha)
  const report = (by: TestMember) => by.call(moderation.report, { kind: 'institution', subjectId, reason: 'impersonation', words: '' })

  await expect(report(asha)).rejects.toMatchObject({ code: 'OWN_REPORT' })
  expect(await report(ravi)).toMatchObject({ id: expect.any(String) })
})
