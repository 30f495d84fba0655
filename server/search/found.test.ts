import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { FIRST_JOBS, search } from '#contract/search.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting } from '#tests/support/jobs.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, test } from '#tests/support/world.ts'

/** A word that stands in no other text. */
const unheard = () => `word${Math.random().toString(36).slice(2, 10)}`
const jobTitles = async (by: TestMember, q: string) => (await by.call(search.jobs, { q })).items.map(({ posting }) => posting.title)

test('open jobs are found by specialty, place and title, newest first; drafts and closed ones are not', async ({ world }) => {
  const [asha, owner] = [await world.member(), await world.member()]
  const pageId = await openPage(world, [owner.id, 'owner'])
  const city = unheard()
  await aPosting(world, pageId, { title: 'Senior consultant', specialty: 'Cardiology', city })
  await aPosting(world, pageId, { title: 'Child specialist', specialty: 'Paediatrics', city })
  await aPosting(world, pageId, { title: 'A draft', specialty: 'Cardiology', city, state: 'draft' })
  await aPosting(world, pageId, {
    ...{ title: 'Closed', specialty: 'Cardiology', city, state: 'closed', closed_at: new Date(), close_reason: 'filled', ask_at: null },
  })

  expect(await jobTitles(asha, `heart doctor ${city}`)).toEqual(['Senior consultant'])
  expect(await jobTitles(asha, `${city} bachon ka doctor`)).toEqual(['Child specialist'])
  expect(await jobTitles(asha, city)).toEqual(['Child specialist', 'Senior consultant'])
  expect(await jobTitles(asha, `gynaecologist ${city}`)).toEqual([])
  // The board takes the same words in any order, as they stand.
  expect((await asha.call(jobs.list, { q: `${city} senior` })).items.map(({ title }) => title)).toEqual(['Senior consultant'])
})

test('papers are found by whoever may find them', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const word = unheard()
  await aPaper(asha, { title: `Radial access in ${word}` })
  await aPaper(asha, { title: `Unpublished ${word}`, audience: 'private' })
  const found = async (by: TestMember) => (await by.call(search.papers, { q: word })).items.map(({ paper }) => paper.title)

  expect(await found(ravi)).toEqual([`Radial access in ${word}`])
  expect(await found(asha)).toEqual([`Unpublished ${word}`, `Radial access in ${word}`])
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()
  expect(await found(ravi)).toEqual([])
})

test('one question brings people, jobs, papers and posts, and a page goes on where the last one ended', async ({ world }) => {
  const [asha, owner] = [await world.member(), await world.member()]
  const pageId = await openPage(world, [owner.id, 'owner'])
  const word = unheard()
  for (let at = 0; at <= PAGE_SIZE; at++)
    await aPosting(world, pageId, { title: `${word} ${at}`, posted_at: new Date(Date.now() - at * 1000) })
  await aPaper(asha, { title: `On ${word}` })

  const { groups } = await asha.call(search.everything, { q: word })
  expect(groups.map(({ group, items, more }) => [group, items.length, more])).toEqual([
    ['jobs', FIRST_JOBS, true],
    ['papers', 1, false],
  ])
  const first = await asha.call(search.jobs, { q: word })
  const last = await asha.call(search.jobs, { q: word, cursor: first.next! })
  expect([...first.items, ...last.items].map(({ posting }) => posting.title)).toEqual(
    Array.from({ length: PAGE_SIZE + 1 }, (_, at) => `${word} ${at}`),
  )
})
