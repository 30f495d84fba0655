import { expect } from 'vitest'
import { research } from '#contract/research.ts'
import { anAffiliation, openPage } from '#tests/support/institutions.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, test } from '#tests/support/world.ts'

test('a walk through a filtered and an unfiltered list meets every paper once, newest first', async ({ world }) => {
  const asha = await world.member()
  const ids: string[] = []
  for (let nth = 0; nth < 45; nth++) ids.unshift((await aPaper(asha, { title: `Dengue ${nth}`, specialization: 'Tropical medicine' })).id)
  const walk = async (filters: object) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await asha.call(research.list, { ...filters, cursor })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    return seen
  }

  expect(await walk({ q: 'dENGUE' })).toEqual(ids)
  expect(await walk({ shelf: 'own' })).toEqual(ids)
  expect((await walk({})).filter((id) => ids.includes(id))).toEqual(ids)
})

test('filters find substrings whatever their case, a year exactly, and no sign has another meaning', async ({ world }) => {
  const asha = await world.member()
  const said = { abstract: 'Oral 100% rehydration_salts', authors: 'Harpreet Kaur', journal: 'Child Health', specialization: 'Paediatrics' }
  const { id } = await aPaper(asha, { title: 'ORS at home', year: '2019', topics: ['Diarrhoea'], ...said })
  const finds = async (filters: object) => (await asha.call(research.list, filters)).items.some((paper) => paper.id === id)

  for (const filters of [
    ...['ors AT', '100% re', 'rehydration_s', 'et kau', 'child h', 'OR'].map((q) => ({ q })),
    ...[
      { author: 'KAUR' },
      { journal: 'health' },
      { specialization: 'paed' },
      { year: '2019' },
      { topic: 'diarrhoea' },
      { topic: 'PAEDIATRICS' },
    ],
  ])
    expect([filters, await finds(filters)]).toEqual([filters, true])
  for (const filters of [
    ...['100%%re', 'rehydration-s', 'home Oral', 'Paediatrics', 'Diarrhoea'].map((q) => ({ q })),
    ...[{ author: 'child' }, { journal: 'kaur' }, { year: '201' }, { year: '2018' }, { topic: 'diarr' }, { q: 'ors', year: '2018' }],
  ])
    expect([filters, await finds(filters)]).toEqual([filters, false])
})

test('the papers of an institution are those of whoever is confirmed to work there now, as far as the viewer may find them', async ({
  world,
}) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  await anAffiliation(world, institutionId, ravi.id, 'confirmed')
  await anAffiliation(world, institutionId, meera.id, 'waiting')
  const { id } = await aPaper(ravi, { title: 'Door to wire' })
  await aPaper(ravi, { title: 'Mine alone', audience: 'private' })
  await aPaper(meera, { title: 'Not confirmed' })
  await aPaper(asha, { title: 'Runs the page, works elsewhere' })
  const found = async () => (await asha.call(research.list, { institutionId })).items.map((paper) => paper.id)

  expect(await found()).toEqual([id])
  await world.db.updateTable('affiliation').set({ to_day: '2021-01-01' }).where('member_id', '=', ravi.id).execute()
  expect(await found()).toEqual([])
})

test('topics are counted over the papers that the filters leave and the viewer may find', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const about = (topics: string[], rest = {}) => aPaper(asha, { title: 'Facets', topics, ...rest })
  await about(['Sepsis', 'ICU'])
  await about(['sepsis'], { specialization: 'Critical care' })
  await about(['Sepsis'], { audience: 'private' })

  const { items } = await ravi.call(research.topics, { q: 'facets' })

  expect(items.map(({ topic, papers }) => [topic.toLowerCase(), papers])).toEqual([
    ['sepsis', 2],
    ['critical care', 1],
    ['icu', 1],
  ])
})

test('a reading list and what one follows are one’s own, and hold nothing that one may no longer find', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  const [saved, followed] = [await aPaper(asha), await aPaper(asha)]
  for (const _ of [1, 2]) expect(await ravi.call(research.save, { paperId: saved.id })).toMatchObject({ isSaved: true, isFollowed: false })
  await ravi.call(research.follow, { paperId: followed.id })
  const shelf = async (by: TestMember, name: 'saved' | 'followed') =>
    (await by.call(research.list, { shelf: name })).items.map(({ id }) => id)

  expect([await shelf(ravi, 'saved'), await shelf(ravi, 'followed'), await shelf(zoya, 'saved')]).toEqual([[saved.id], [followed.id], []])
  await asha.call(research.edit, { paperId: saved.id, audience: 'private' })
  expect(await shelf(ravi, 'saved')).toEqual([])
  expect(await ravi.call(research.unfollow, { paperId: followed.id })).toMatchObject({ isFollowed: false })
  expect(await shelf(ravi, 'followed')).toEqual([])
})
