import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { Posting, PostingCard } from '#contract/posting.ts'
import { answer } from './world.ts'

const cardsOf = async (filters: object) =>
  PostingCard.array().parse(((await answer(['jobs', 'list'], filters)) as { items: unknown }).items)
const titlesOf = async (filters: object) => (await cardsOf(filters)).map(({ title }) => title)

test('a guest sees the sample jobs, and each is what its contract says', async () => {
  const items = await cardsOf({})
  expect(items).toHaveLength(5)
  for (const { id } of items) expect(Posting.parse(await answer(['jobs', 'get'], { postingId: id })).requirements.length).toBeGreaterThan(0)
  await expect(answer(['jobs', 'get'], { postingId: 'another' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  [{ q: 'VELLORE' }, ['Consultant Interventional Cardiologist']],
  [{ q: 'palar heart' }, ['Consultant Interventional Cardiologist']],
  [{ q: 'contract' }, ['Medical Officer, District Hospital']],
  [{ q: 'imaging' }, ['Teleradiology Reporting, night shifts']],
  [{ show: 'remote' }, ['Teleradiology Reporting, night shifts']],
  [{ show: 'urgent' }, ['Consultant Interventional Cardiologist', 'Medical Officer, District Hospital']],
  [{ show: 'urgent', salary: '6_to_12' }, ['Medical Officer, District Hospital']],
  [{ experience: 'under_1' }, ['Clinical Research Fellow, Oncology']],
  [{ q: 'nothing like it' }, []],
])('%j leaves %j', async (filters, titles) => expect(await titlesOf(filters)).toEqual(titles))

test('each choice of a facet says how many it would leave', async () => {
  const counted = jobs.facets['~orpc'].outputSchema!.parse(await answer(['jobs', 'facets'], { show: 'urgent' }))
  expect(counted.postings).toBe(2)
  for (const facet of ['specialty', 'city', 'workType', 'experience', 'salary'] as const)
    for (const { value, postings } of counted[facet])
      expect([facet, (await titlesOf({ show: 'urgent', [facet]: value })).length]).toEqual([facet, postings])
})

test('saving a job stays in this tab, and applying asks for an account', async () => {
  const [{ id: postingId }] = (await cardsOf({ show: 'remote' })) as [PostingCard]
  expect(await answer(['jobs', 'save'], { postingId })).toEqual({ postingId, isSaved: true })
  expect(await titlesOf({ show: 'saved' })).toContain('Teleradiology Reporting, night shifts')
  await answer(['jobs', 'unsave'], { postingId })
  expect(await titlesOf({ show: 'saved' })).not.toContain('Teleradiology Reporting, night shifts')
  await expect(answer(['applications', 'apply'], { postingId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
