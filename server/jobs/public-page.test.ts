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

test('search engines are told no hours and no exact pay that the posting does not say, and where one may work from', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const said = async (traits: Parameters<typeof aPosting>[2]) =>
    JSON.parse((await read(world, await aPosting(world, institutionId, traits))).data!)

  const remote = await said({ work_type: 'remote', is_remote: true, city: '', state_name: '', salary_from: null, salary_to: 12 })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    baseSalary: { value: { maxValue: 1_200_000, unitText: 'YEAR' } },
  })
  for (const none of ['employmentType', 'jobLocation']) expect(remote).not.toHaveProperty(none)
  for (const none of ['value', 'minValue']) expect(remote.baseSalary.value).not.toHaveProperty(none)
  const from = await said({ salary_from: 7.5, salary_to: null })
  expect(from.baseSalary.value).toEqual({ '@type': 'QuantitativeValue', minValue: 750_000, unitText: 'YEAR' })
  const stipend = await said({ salary_from: null, salary_to: null, stipend: 55_000, work_type: 'internship' })
  expect(stipend).toMatchObject({ employmentType: 'INTERN', baseSalary: { value: { value: 55_000, unitText: 'MONTH' } } })
  expect(await said({ salary_from: null, salary_to: null })).not.toHaveProperty('baseSalary')
})

test('what is required of a posting for search engines is there, and nothing of its texts is markup', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const description = 'Run the unit.\n\n<img src=x onerror=alert(1)> & teach \u2028'
  const id = await aPosting(world, institutionId, { description, closes_on: '2099-12-31', benefits: ['</script>', 'Quarters'] })

  const { data, html } = await read(world, id)
  const facts = JSON.parse(data!)

  expect(facts).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'JobPosting', validThrough: '2099-12-31T18:30:00.000Z', totalJobOpenings: 1 },
    hiringOrganization: { '@type': 'Organization', name: expect.stringContaining('Teesta') },
    identifier: { '@type': 'PropertyValue', value: id },
    url: expect.stringContaining(`/p/job/${id}`),
  })
  expect(new Date(facts.datePosted).getTime()).toBeLessThanOrEqual(Date.now())
  expect(facts.description).toBe('<p>Run the unit.</p><p>&lt;img src=x onerror=alert(1)&gt; &amp; teach \u2028</p>')
  expect(data).not.toMatch(/[<>&\u2028]/)
  expect(html).not.toContain('<img')
})

test('whoever is not signed in reads what binds them too: the bond, the hours, where one lives', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const terms = {
    bond_months: 24,
    bond_amount: 500_000,
    duty_hours: 60,
    living: 'quarters' as const,
    stipend: 55_000,
    council: 'tnmc' as const,
  }
  const id = await aPosting(world, institutionId, { ...terms, degrees: ['dnb'], walk_in_on: '2099-12-30', closes_on: '2099-12-31' })
  const free = await aPosting(world, institutionId, { bond_months: 0 })

  const { html } = await read(world, id)
  for (const words of [
    'Bond: 24 months, ₹5,00,000 if one leaves earlier',
    'Duty hours: 60 a week',
    'Living: Quarters on campus',
    'Stipend: ₹55,000 a month',
    'Registration: Tamil Nadu Medical Council',
    'Walk-in interview: 30 December 2099',
  ])
    expect(html).toContain(`<li>${words}</li>`)
  expect((await read(world, free)).html).toContain('Bond: none')
  expect((await read(world, await aPosting(world, institutionId))).html).not.toContain('Terms')
})
