import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { affiliations } from '#contract/affiliations.ts'
import { institutions } from '#contract/institutions.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { aPage, found, giveRole } from '#tests/support/institutions.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { sweepInstitutions } from './jobs.ts'
import { confirmedAffiliations } from './public.ts'

const claim = (by: TestMember, institutionId: string, rest: { from?: string; to?: string; department?: string; clientId?: string } = {}) =>
  by.call(affiliations.claim, { institutionId, clientId: randomUUID(), position: 'Registrar', from: '2024-08-01', ...rest })

const kindsOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)

test('nobody stands on a page before the institution has confirmed, and then with dates', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member({ verified: false })]
  const institutionId = await aPage(world, asha)
  const clientId = randomUUID()
  const said = await claim(meera, institutionId, { department: 'Cardiology', clientId })
  const people = async (show: 'now' | 'before' = 'now') => (await ravi.call(affiliations.people, { institutionId, show })).items
  const affiliationId = said.id

  expect(said).toMatchObject({ state: 'waiting', clientId, answeredAt: null })
  expect((await claim(meera, institutionId, { department: 'Cardiology', clientId })).id).toBe(affiliationId)
  expect([await people(), await confirmedAffiliations(world.db, meera.id)]).toEqual([[], []])
  expect(await ravi.call(affiliations.ofMember, { memberId: meera.id })).toEqual({ items: [] })
  expect(await kindsOf(asha)).toContain('affiliation_asked')
  await expect(ravi.call(affiliations.confirm, { affiliationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(meera.call(affiliations.confirm, { affiliationId })).rejects.toMatchObject({ code: 'NO_ROLE' })
  expect((await asha.call(affiliations.waiting, { institutionId })).items).toMatchObject([{ id: affiliationId, clientId: null }])

  const answers = await Promise.allSettled([
    asha.call(affiliations.confirm, { affiliationId }),
    asha.call(affiliations.confirm, { affiliationId }),
  ])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'ALREADY_ANSWERED' } })

  expect(await people()).toMatchObject([
    { member: { id: meera.id, verified: false }, from: '2024-08-01', to: null, department: 'Cardiology' },
  ])
  expect(await ravi.call(institutions.get, { institutionId })).toMatchObject({
    people: 1,
    peopleByDepartment: [{ department: 'Cardiology', people: 1 }],
  })
  expect(await confirmedAffiliations(world.db, meera.id)).toMatchObject([{ id: affiliationId, clientId: null }])
  expect((await ravi.call(affiliations.ofMember, { memberId: meera.id })).items).toMatchObject([{ id: affiliationId, clientId: null }])
  expect(await kindsOf(meera)).toContain('affiliation_answered')

  await expect(ravi.call(affiliations.end, { affiliationId, to: '2025-01-01' })).rejects.toMatchObject({ code: 'NO_ROLE' })
  await expect(asha.call(affiliations.end, { affiliationId, to: '2024-07-31' })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'to' }],
  })
  expect(await asha.call(affiliations.end, { affiliationId, to: '2025-01-01' })).toMatchObject({ to: '2025-01-01', state: 'confirmed' })
  expect([await people(), (await people('before')).length]).toEqual([[], 1])

  await meera.call(affiliations.remove, { affiliationId })
  expect(await people('before')).toEqual([])
})

test('what was declined, or nobody answered, stands nowhere, and whoever asked is told', async ({ world }) => {
  const [asha, meera] = [await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  const declined = await claim(meera, institutionId)
  expect(await asha.call(affiliations.decline, { affiliationId: declined.id })).toMatchObject({ state: 'declined' })
  await expect(asha.call(affiliations.confirm, { affiliationId: declined.id })).rejects.toMatchObject({ code: 'ALREADY_ANSWERED' })

  const { id } = await claim(meera, institutionId)
  await world.db
    .updateTable('affiliation')
    .set({ asked_at: new Date(Date.now() - 31 * 24 * 3600_000) })
    .where('id', '=', id)
    .execute()
  await sweepInstitutions(world.app.services)

  expect((await meera.call(affiliations.own)).items.map(({ state }) => state)).toEqual(['lapsed', 'declined'])
  expect((await asha.call(affiliations.people, { institutionId })).items).toEqual([])
  expect((await kindsOf(meera)).filter((kind) => kind === 'affiliation_answered')).toHaveLength(2)
})

test('across a block neither meets the other on the page, and it is not answered', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  const { id: affiliationId } = await claim(meera, institutionId)
  await giveRole(asha, institutionId, ravi, 'editor')
  await meera.call(mates.block, { memberId: ravi.id })

  expect((await ravi.call(affiliations.waiting, { institutionId })).items).toEqual([])
  await expect(ravi.call(affiliations.confirm, { affiliationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await asha.call(affiliations.confirm, { affiliationId })
  expect((await ravi.call(affiliations.people, { institutionId })).items).toEqual([])
  await expect(ravi.call(affiliations.ofMember, { memberId: meera.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await ravi.call(institutions.get, { institutionId })).toMatchObject({ people: 0 })
  expect(await asha.call(institutions.get, { institutionId })).toMatchObject({ people: 1 })
})

test('nobody confirms themselves where somebody else can, and nobody works at a page that is not there yet', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  await giveRole(asha, institutionId, ravi, 'editor')
  const { id: affiliationId } = await claim(ravi, institutionId)

  await expect(ravi.call(affiliations.confirm, { affiliationId })).rejects.toMatchObject({ code: 'NO_ROLE' })
  expect(await asha.call(affiliations.confirm, { affiliationId })).toMatchObject({ state: 'confirmed' })
  const { institution } = await found(asha)
  await expect(claim(asha, institution.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(claim(ravi, institutionId, { from: '2025-02-01', to: '2025-01-01' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('a list of people goes on where it ended', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await aPage(world, asha)
  const ids = await Promise.all(Array.from({ length: 23 }, async () => (await world.member()).id))
  await world.db
    .insertInto('affiliation')
    .values(
      ids.map((member_id) => ({
        ...{ id: randomUUID(), institution_id: institutionId, member_id, client_id: randomUUID(), position: 'Nurse', department: '' },
        ...{ from_day: '2020-01-01', to_day: null, state: 'confirmed' as const, answered_at: new Date() },
      })),
    )
    .execute()

  const first = await ravi.call(affiliations.people, { institutionId })
  const second = await ravi.call(affiliations.people, { institutionId, cursor: first.next! })

  expect([first.items.length, second.items.length, second.next]).toEqual([20, 3, null])
  expect(new Set([...first.items, ...second.items].map(({ member }) => member.id))).toEqual(new Set(ids))
})
