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
