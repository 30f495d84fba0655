import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { jobSearches } from '#contract/job-searches.ts'
import { jobs } from '#contract/jobs.ts'
import { notifications } from '#contract/notifications.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting } from '#tests/support/jobs.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sendDigests } from '../notifications/digest.ts'
import { jobsJobs } from './jobs.ts'
import { alertSearches } from './searches/alerts.ts'

type Filters = Parameters<typeof idsOf>[1]

async function idsOf(by: TestMember, filters: { q?: string; show?: 'saved' | 'urgent' | 'remote'; city?: string; institutionId?: string }) {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await by.call(jobs.list, { ...filters, cursor })
    found.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)
  return found
}

async function board(world: World) {
  const [asha, meera] = [await world.member(), await world.member()]
  return { asha, meera, institutionId: await openPage(world, [asha.id, 'owner']) }
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const seenUntil = (world: World, searchId: string, seen_until: Date) =>
  world.db.updateTable('job_search').set({ seen_until }).where('id', '=', searchId).execute()

test('a list of more than a page has none twice and none left out, newest first', async ({ world }) => {
  const { meera, institutionId } = await board(world)
  const made: string[] = []
  for (let n = 0; n < 45; n++) made.push(await aPosting(world, institutionId, { posted_at: new Date(Date.now() - (n % 7) * 60_000) }))

  const found = await idsOf(meera, { institutionId })

  expect(found).toHaveLength(45)
  expect(new Set(found)).toEqual(new Set(made))
  const { items } = await meera.call(jobs.list, { institutionId })
  expect(items.map(({ postedAt }) => postedAt)).toEqual(
    items
      .map(({ postedAt }) => postedAt!)
      .toSorted()
      .toReversed(),
  )
})

test('words are found in title, company, place, type and industry; urgent, remote and saved leave what they say', async ({ world }) => {
  const { meera, institutionId } = await board(world)
  const one = await aPosting(world, institutionId, {
    title: 'Zebrafish Fellow',
    city: 'Aizawl',
    state_name: 'Mizoram',
    industry: 'Xenobiology',
    work_type: 'contract',
  })
  const two = await aPosting(world, institutionId, { is_urgent: true })
  const three = await aPosting(world, institutionId, { work_type: 'remote', is_remote: true })
  const four = await aPosting(world, institutionId, { title: 'Nurse', city: 'Mumbai' })
  const five = await aPosting(world, institutionId, { city: 'Delhi' })
  const draft = await aPosting(world, institutionId, { state: 'draft', title: 'Zebrafish Draft' })
  const asked: [Filters, string[]][] = [
    [{ q: 'ZEBRA' }, [one]],
    [{ q: 'aizawl' }, [one]],
    [{ q: 'xenobio' }, [one]],
    [{ q: 'Bombay', institutionId }, [four]],
    [{ q: 'new  delhi', institutionId }, [five]],
    [{ q: 'nurse Mumbai', institutionId }, [four]],
    [{ q: 'contract', institutionId }, [one]],
    [{ q: '100%' }, []],
    [{ show: 'urgent', institutionId }, [two]],
    [{ show: 'remote', institutionId }, [three]],
  ]
  for (const [filters, ids] of asked) expect([filters, await idsOf(meera, filters)]).toEqual([filters, ids])

  await meera.call(jobs.save, { postingId: two })
  expect(await meera.call(jobs.save, { postingId: two })).toEqual({ postingId: two, isSaved: true })
  const closed = { state: 'closed' as const, close_reason: 'filled' as const, closed_at: new Date(), ask_at: null }
  await world.db.updateTable('job_posting').set(closed).where('id', '=', two).execute()
  expect(await idsOf(meera, { show: 'saved' })).toEqual([two])
  await meera.call(jobs.unsave, { postingId: two })
  expect(await idsOf(meera, { show: 'saved' })).toEqual([])
  await expect(meera.call(jobs.save, { postingId: draft })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the counts of facets are those of plain lists, the other filters kept', async ({ world }) => {
  const { meera, institutionId } = await board(world)
  const cities = ['Vellore', 'Kochi', 'vellore']
  const types = ['full_time', 'locum'] as const
  for (let n = 0; n < 12; n++)
    await aPosting(world, institutionId, {
      city: cities[n % 3]!,
      work_type: types[n % 2]!,
      salary_from: n * 5,
      salary_to: null,
      experience_from: n,
      specialty: n % 4 ? 'Surgery' : '',
    })
  await aPosting(world, institutionId, { state: 'draft' })

  const counted = await meera.call(jobs.facets, { institutionId, workType: 'locum' })

  expect(counted.postings).toBe(6)
  expect(counted.workType).toEqual([
    { value: 'full_time', postings: 6 },
    { value: 'locum', postings: 6 },
  ])
  for (const facet of ['specialty', 'city', 'experience', 'salary'] as const)
    for (const { value, postings } of counted[facet]) {
      const page = await meera.call(jobs.list, { institutionId, workType: 'locum', [facet]: value })
      expect([facet, value, page.items.length]).toEqual([facet, value, postings])
    }
  expect(counted.city.map(({ postings }) => postings)).toEqual([4, 2])
})

test('a city and a specialty by any of their names are one choice, under the name that is used most', async ({ world }) => {
  const { meera, institutionId } = await board(world)
  for (const [city, specialty] of [
    ['Mumbai', 'Cardiology'],
    ['Mumbai', 'Cardiologist'],
    ['Bombay', 'Cardiology'],
    ['Pune', 'Paediatric Cardiology'],
  ])
    await aPosting(world, institutionId, { city, specialty })

  const counted = await meera.call(jobs.facets, { institutionId })
  expect(counted).toMatchObject({
    city: [
      { value: 'Mumbai', postings: 3 },
      { value: 'Pune', postings: 1 },
    ],
    specialty: [
      { value: 'Cardiology', postings: 3 },
      { value: 'Paediatric Cardiology', postings: 1 },
    ],
  })
  const count = async (filters: object) => (await meera.call(jobs.list, { institutionId, ...filters })).items.length
  expect([await count({ city: 'bombay' }), await count({ city: 'Poona' }), await count({ specialty: 'cardiologist' })]).toEqual([3, 1, 3])
  expect((await meera.call(jobs.facets, { institutionId, city: 'Bombay' })).postings).toBe(3)
})

test('a search that is sent twice is kept once, also by two members under one name', async ({ world }) => {
  const { meera } = await board(world)
  const stranger = await world.member()
  const sent = { clientId: randomUUID(), name: 'Quokkas', q: 'quokka' }
  const add = () => meera.call(jobSearches.add, sent)
  const [first, second] = await Promise.all([add(), add()])

  expect(second).toEqual(first)
  expect(await add()).toEqual(first)
  expect((await meera.call(jobSearches.list)).items).toEqual([first])
  expect((await stranger.call(jobSearches.add, sent)).id).not.toBe(first!.id)
})

test('a search that is kept says once a day that something new is there', async ({ world }) => {
  const { meera, institutionId } = await board(world)
  await aPosting(world, institutionId, { title: 'Quokka Registrar', posted_at: minutesAgo(90) })
  const { id: searchId } = await meera.call(jobSearches.add, { clientId: randomUUID(), name: 'Quokkas', q: 'quokka' })
  await seenUntil(world, searchId, minutesAgo(60))
  const heard = async () => {
    await alertSearches(world.app.services, new Date())
    return (await meera.call(notifications.list, {})).items.filter(({ kind }) => kind === 'search_found').length
  }
  const nextDay = () => world.db.updateTable('job_search').set({ looked_on: '2020-01-01' }).where('id', '=', searchId).execute()

  expect(await heard()).toBe(0)
  await aPosting(world, institutionId, { title: 'Quokka Consultant', posted_at: minutesAgo(30) })
  await seenUntil(world, searchId, minutesAgo(60))
  expect(await heard()).toBe(0)
  await nextDay()
  expect(await heard()).toBe(1)
  expect((await meera.call(notifications.list, {})).items[0]).toMatchObject({ excerpt: 'Quokkas', subjectId: searchId })
  await nextDay()
  expect(await heard()).toBe(1)
  // Its publication may have begun before others that are not there yet: the next look finds it with them.
  await aPosting(world, institutionId, { title: 'Quokka Fellow' })
  await nextDay()
  expect(await heard()).toBe(1)
  await seenUntil(world, searchId, minutesAgo(10))
  await world.db
    .updateTable('job_posting')
    .set({ posted_at: minutesAgo(2) })
    .where('title', '=', 'Quokka Fellow')
    .execute()
  await nextDay()
  expect(await heard()).toBe(2)

  const stranger = await world.member()
  await expect(stranger.call(jobSearches.remove, { searchId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await meera.call(jobSearches.remove, { searchId })
  expect((await meera.call(jobSearches.list)).items).toEqual([])
})

test('what is published in the night stands in that morning’s mail, also where a start has looked before', async ({ world }) => {
  const { meera, institutionId } = await board(world)
  const { id: searchId } = await meera.call(jobSearches.add, { clientId: randomUUID(), name: 'Quokkas', q: 'quokka' })
  await seenUntil(world, searchId, minutesAgo(60))
  await meera.call(notifications.saveSettings, { kinds: ['search_found'], mail: 'daily' })
  const look = (at: string) => alertSearches(world.app.services, new Date(`${at}+05:30`))
  const mailed = async () => {
    await sendDigests(world.app.services, new Date('2099-03-03T07:00:00+05:30'))
    await world.runJobs()
    const folder = join(world.dataDir, 'outbox')
    const emails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    return emails.filter((email) => email.includes(`To: ${meera.id}@example.org`) && email.includes('new jobs for a search of yours'))
  }

  await look('2099-03-02T06:30:00')
  await aPosting(world, institutionId, { title: 'Quokka Consultant', posted_at: minutesAgo(30) })
  await look('2099-03-03T02:00:00')
  await look('2099-03-03T06:30:00')
  expect(await mailed()).toHaveLength(1)
  expect(jobsJobs.find(({ job }) => job.name === 'alert-searches')?.job.cron).toMatch(/^30 6 /)
})
