import { expect } from 'vitest'
import { profile } from '#contract/profile.ts'
import { research } from '#contract/research.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const entry = (title: string, doi: string | null) => ({
  title,
  journal: 'Indian Heart Journal',
  authors: '',
  year: 2024,
  doi,
  citations: 0,
})

/** Somebody with two entries and six uploads of four audiences, and their mate. */
async function author(world: World) {
  const [asha, mate] = [await world.member(), await world.member()]
  await world.db
    .insertInto('mate_link')
    .values({ from_id: asha.id, to_id: mate.id, state: 'connected', connected_at: new Date() })
    .execute()
  await asha.call(profile.addPublications, { publications: [entry('Of both', '10.1000/BOTH'), entry('Without', null)] })
  await aPaper(asha, { title: 'Of both', doi: '10.1000/both' })
  await aPaper(asha, { title: 'Twice', doi: '10.1000/twice', audience: 'public' })
  await aPaper(asha, { title: 'Twice again', doi: '10.1000/TWICE' })
  await aPaper(asha, { title: 'Of no DOI' })
  await aPaper(asha, { title: 'For mates', audience: 'mates' })
  await aPaper(asha, { title: 'For nobody', audience: 'private' })
  return { asha, mate }
}

test('the papers of a profile are its entries and the uploads that the viewer may find, one work once', async ({ world }) => {
  const { asha, mate } = await author(world)
  const ravi = await world.member()
  const member = (await asha.call(profile.get, {})).card.handle
  const papers = async (by: TestMember, how: object) => {
    const { researchPapers } = (await by.call(profile.get, how)).counts
    expect(researchPapers.week?.at(-1)).toBe(researchPapers.total)
    return researchPapers.total
  }

  expect([await papers(asha, {}), await papers(mate, { member }), await papers(ravi, { member })]).toEqual([6, 5, 4])
  expect([await papers(asha, { as: 'mates' }), await papers(asha, { as: 'members' })]).toEqual([5, 4])
})

test('the uploads of one member are listed for whoever may find them', async ({ world }) => {
  const { asha, mate } = await author(world)
  const [ravi, blocked] = [await world.member(), await world.member()]
  await aPaper(ravi, { title: 'Of somebody else' })
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: blocked.id }).execute()
  const titles = async (by: TestMember) => (await by.call(research.list, { uploader: asha.id })).items.map(({ title }) => title)

  const forAll = ['Of no DOI', 'Twice again', 'Twice', 'Of both']
  expect(await titles(asha)).toEqual(['For nobody', 'For mates', ...forAll])
  expect(await titles(mate)).toEqual(['For mates', ...forAll])
  expect(await titles(ravi)).toEqual(forAll)
  expect(await titles(blocked)).toEqual([])
})
