import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { jobSearches } from '#contract/job-searches.ts'
import { notifications } from '#contract/notifications.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { setProfile } from '#tests/support/mates.ts'
import { test, type World } from '#tests/support/world.ts'
import { alertSearches } from './searches/alerts.ts'

const PDF = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'meera.pdf')

async function ward(world: World, traits: Parameters<typeof aPosting>[2] = {}) {
  const [owner, recruiter, meera] = [await world.member(), await world.member(), await world.member({ name: 'Dr. Meera Kutty' })]
  const institutionId = await openPage(world, [owner.id, 'owner'], [recruiter.id, 'recruiter'])
  return { owner, recruiter, meera, institutionId, postingId: await aPosting(world, institutionId, traits) }
}

test('an application that is withdrawn while it is shortlisted ends withdrawn, and nothing is said of it afterwards', async ({ world }) => {
  for (let round = 0; round < 6; round++) {
    const { owner, recruiter, meera, postingId } = await ward(world)
    const applicationId = await anApplication(meera, postingId)
    const shortlist = (by: typeof owner) =>
      by.call(applicants.setStatus, { postingId, applicationIds: [applicationId], status: 'shortlisted', words: 'Come on Monday.' })

    await Promise.all([shortlist(owner), meera.call(applications.withdraw, { applicationId }), shortlist(recruiter)])

    const { status, steps } = await meera.call(applications.get, { applicationId })
    expect([status, steps[0]!.status]).toEqual(['withdrawn', 'withdrawn'])
    await expect(owner.call(applicants.view, { applicationId })).rejects.toMatchObject({ code: 'APPLICATION_WITHDRAWN' })
  }
})

test('a role that is taken away while several are answered counts before or after all of them', async ({ world }) => {
  for (let round = 0; round < 4; round++) {
    const { owner, recruiter, institutionId, postingId } = await ward(world)
    const people = await Promise.all(Array.from({ length: 5 }, () => world.member()))
    const applicationIds = await Promise.all(people.map((one) => anApplication(one, postingId)))

    await Promise.allSettled([
      recruiter.call(applicants.setStatus, { postingId, applicationIds, status: 'rejected' }),
      owner.call(institutionRoles.remove, { institutionId, memberId: recruiter.id }),
    ])

    const { counts } = await owner.call(applicants.list, { postingId })
    expect([0, 5]).toContain(counts.rejected)
    await expect(recruiter.call(applicants.list, { postingId })).rejects.toMatchObject({ code: 'NO_ROLE' })
  }
})

test('no cell of an export is a formula, whoever wrote it: the applicant in answers, letter and profile, the recruiter in a question', async ({
  world,
}) => {
  const questions = [
    { words: '=HYPERLINK("http://a.example")', kind: 'text' as const },
    { words: '@Years?', kind: 'text' as const },
  ]
  const { owner, meera, postingId } = await ward(world, { questions })
  await world.db.updateTable('member').set({ headline: '+1+1' }).where('id', '=', meera.id).execute()
  await setProfile(world, meera, { education: '=cmd|"/C calc"!A0', current_position: '-2+3', college: '@SUM(A1)' })
  const answers = [
    { question: questions[0]!.words, answer: '=1+1\n=2+2' },
    { question: questions[1]!.words, answer: '＝1+1' },
  ]
  await meera.call(applications.apply, { postingId, answers, letter: '-1, "quoted"' })

  const csv = await (await owner.call(applicants.export, { postingId })).text()

  const cells = (parse(csv, { bom: true }) as string[][]).flat()
  expect(cells.filter((cell) => /^[=+@\t\r＝＋－＠-]/.test(cell))).toEqual([])
  for (const kept of ["'+1+1", "'-2+3", `'=HYPERLINK("http://a.example")`, "'@Years?", "'=1+1\n=2+2", "'＝1+1", `'-1, "quoted"`])
    expect(cells).toContain(kept)
})

test('with whoever is erased goes all that they sent, and what was noted of it', async ({ world }) => {
  const { owner, meera, postingId } = await ward(world)
  const cvUploadId = await meera.upload('cv', PDF)
  const { id: applicationId } = await meera.call(applications.apply, { postingId, cvUploadId })
  await owner.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Strong.' })

  await world.db.deleteFrom('member').where('id', '=', meera.id).execute()

  expect(await owner.call(applicants.list, { postingId })).toMatchObject({ items: [], counts: { sent: 0 } })
  await expect(owner.call(applications.cv, { applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const left = await Promise.all([
    world.db.selectFrom('job_application_note').select('id').where('application_id', '=', applicationId).execute(),
    world.db.selectFrom('job_application_step').select('no').where('application_id', '=', applicationId).execute(),
    world.db.selectFrom('file_upload').select('id').where('id', '=', cvUploadId).execute(),
  ])
  expect(left).toEqual([[], [], []])
})

test('a job that closed before its searches were looked at is told to nobody', async ({ world }) => {
  const { owner, meera, institutionId } = await ward(world)
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const { id: searchId } = await meera.call(jobSearches.add, { clientId: randomUUID(), name: 'Numbats', q: 'numbat' })
  await world.db
    .updateTable('job_search')
    .set({ seen_until: ago(60) })
    .where('id', '=', searchId)
    .execute()
  const postingId = await aPosting(world, institutionId, { title: 'Numbat Registrar', posted_at: ago(30) })
  await owner.call(postings.close, { postingId, closeReason: 'filled' })

  await alertSearches(world.app.services, new Date())

  const { items } = await meera.call(notifications.list, {})
  expect(items.filter(({ kind }) => kind === 'search_found')).toEqual([])
})
