import { expect } from 'vitest'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting, dayFromNow } from '#tests/support/jobs.ts'
import { test, type World } from '#tests/support/world.ts'
import { openPostings } from './public-page/queries.ts'

async function read(world: World, postingId: string) {
  const answer = await world.fetch(`/p/job/${postingId}`)
  const html = await answer.text()
  return { status: answer.status, html, data: /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] }
}

test('an open posting has a page with what search engines read, and nothing in it runs', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const title = 'Intensivist </script><script>alert(1)</script> "nights"'
  const id = await aPosting(world, institutionId, { title, closes_on: dayFromNow(10) })

  const { status, html, data } = await read(world, id)

  expect(status).toBe(200)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(data!)).toMatchObject({
    '@type': 'JobPosting',
    title,
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Ludhiana', addressRegion: 'Punjab', addressCountry: 'IN' } },
    baseSalary: { currency: 'INR', value: { minValue: 3_000_000, maxValue: 4_000_000, unitText: 'YEAR' } },
  })
  openPostings.forget(world.db)
  expect(await (await world.fetch('/sitemap-jobs.xml')).text()).toContain(`/p/job/${id}<`)
})

test('a closed one says so, a draft is not there, and neither is listed', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const closed = await aPosting(world, institutionId, { state: 'closed', close_reason: 'filled', closed_at: new Date(), ask_at: null })
  const over = await aPosting(world, institutionId, { closes_on: dayFromNow(-1) })
  const draft = await aPosting(world, institutionId, { state: 'draft' })

  for (const [id, status, words] of [
    [closed, 410, 'This job is closed'],
    [over, 410, 'This job is closed'],
    [draft, 404, 'There is no job here'],
  ] as const) {
    const page = await read(world, id)
    expect([page.status, page.data, page.html.includes(words), page.html.includes('noindex')]).toEqual([status, undefined, true, true])
  }
  openPostings.forget(world.db)
  const listed = await (await world.fetch('/sitemap-jobs.xml')).text()
  for (const id of [closed, over, draft]) expect(listed).not.toContain(id)
})

test('of a job that was removed after a report its page says nothing but that', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const over = { title: 'Nurse, send your papers to 98765 43210', state: 'closed' as const, closed_at: new Date(), ask_at: null }
  const removed = await aPosting(world, institutionId, { ...over, close_reason: 'removed' })
  const filled = await aPosting(world, institutionId, { ...over, close_reason: 'filled' })

  const [gone, closed] = [await read(world, removed), await read(world, filled)]

  expect([gone.status, gone.html.includes('98765'), gone.html.includes('A reviewer has removed it')]).toEqual([410, false, true])
  expect([closed.status, closed.html.includes('98765')]).toEqual([410, true])
})

test('the last day of a job is written as people write it, whatever the hour', async ({ world }) => {
  const asha = await world.member()
  const id = await aPosting(world, await openPage(world, [asha.id, 'owner']), { closes_on: '2099-12-31' })

  expect((await read(world, id)).html).toContain('Open until 31 December 2099.')
})
