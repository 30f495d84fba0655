import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { institutionRoles } from '#contract/institution-roles.ts'
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '#contract/limits.ts'
import { postingImport } from '#contract/posting-import.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'jobs')
const csv = (...lines: string[]) => fileOf(lines.join('\r\n'))
const feed = (...jobs: object[]) => fileOf(JSON.stringify(jobs.map((job) => ({ '@type': 'JobPosting', ...job }))))

/** A recruiter of a page, and the two acts of theirs on a file. */
async function recruiter(world: World) {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const preview = (file: File) => asha.call(postingImport.preview, { institutionId, file })
  const take = (file: File, clientId = randomUUID()) => asha.call(postingImport.take, { institutionId, file, clientId })
  const drafts = async () => (await asha.call(postings.list, { institutionId })).items
  return { asha, institutionId, preview, take, drafts }
}
const got = (by: TestMember, postingId: string | null) => by.call(postings.get, { postingId: postingId! })
const why = (refusal: Promise<unknown>) =>
  refusal.then(
    () => undefined,
    (error) => error.issues?.[0]?.message as string,
  )

test('a file is looked at first, and then becomes drafts that say all that it said', async ({ world }) => {
  const { asha, preview, take, drafts } = await recruiter(world)
  const file = csv(
    '\ufeffID,Title,Specialty,City,State,Type,Pay from (LPA),Pay to,Experience,Description,Requirements,Benefits,Questions,Degrees,Registration with,Living,Closes on,Urgent,Room',
    'A1,"Intensivist, nights",Critical Care,Siliguri,West Bengal,full time,"30","42 LPA",5 years,"Run the unit',
    `with three colleagues.","Must, Registration: WBMC|Helpful: speaks Nepali|MD",Quarters|Meals,Yes or no: By March?|How many beds?,DNB / MD or MS,West Bengal Medical Council,Quarters on campus,${dayFromNow(30).split('-').reverse().join('/')},yes,4`,
    '',
    'A2,गहन चिकित्सक,क्रिटिकल केयर,सिलीगुड़ी,,,,,,,,,,,,,,,',
  )

  const seen = await preview(file)
  expect(seen).toMatchObject({ format: 'csv', counts: { new: 2, update: 0, fault: 0 }, unread: ['Room'] })
  expect(seen.rows.map(({ at, externalId, title }) => [at, externalId, title])).toEqual([
    [2, 'A1', 'Intensivist, nights'],
    [5, 'A2', 'गहन चिकित्सक'],
  ])
  expect(await drafts()).toEqual([])

  const taken = await take(file)
  expect(await got(asha, taken.rows[0]!.postingId)).toMatchObject({
    ...{ postingState: 'draft', title: 'Intensivist, nights', workType: 'full_time', salaryFrom: 30, salaryTo: 42, experienceFrom: 5 },
    ...{ description: 'Run the unit\nwith three colleagues.', benefits: ['Quarters', 'Meals'], isUrgent: true, living: 'quarters' },
    ...{ degrees: ['dnb', 'md_ms'], closesOn: dayFromNow(30) },
    requirements: [
      { kind: 'registration', strictness: 'must', words: 'WBMC' },
      { kind: 'other', strictness: 'helpful', words: 'speaks Nepali' },
      { kind: 'other', strictness: 'must', words: 'MD' },
    ],
    questions: [
      { kind: 'yes_no', words: 'By March?' },
      { kind: 'text', words: 'How many beds?' },
    ],
  })
  expect(await got(asha, taken.rows[1]!.postingId)).toMatchObject({ title: 'गहन चिकित्सक', city: 'सिलीगुड़ी' })
})

test('a row with the ID of an earlier one changes its draft, and a file that is sent twice is taken once', async ({ world }) => {
  const { asha, preview, take, drafts } = await recruiter(world)
  const clientId = randomUUID()
  const first = csv('ID;Title;Department', 'A1;Registrar;Surgery', ';Nurse;Surgery')
  const { rows } = await take(first, clientId)
  await take(first, clientId)
  expect(await drafts()).toHaveLength(2)

  const second = csv('ID\tTitle', 'A1\tSenior Registrar', 'A2\tPharmacist')
  expect((await preview(second)).rows.map(({ outcome }) => outcome)).toEqual(['update', 'new'])
  await Promise.all([take(second), take(second)])

  expect(await got(asha, rows[0]!.postingId)).toMatchObject({ title: 'Senior Registrar', department: 'Surgery' })
  expect(await drafts()).toHaveLength(3)
})

test('each row that cannot be taken says why, and keeps nobody else from being taken', async ({ world }) => {
  const { take, drafts } = await recruiter(world)
  const { rows, counts } = await take(
    csv(
      'ID,Title,Pay to,Type,Closes on,Description',
      'B1,Nurse,much,Full-time,2026-13-40,',
      'B2,,12,,,',
      'B3,"=HYPERLINK(""http://a.example"")",,,,',
      'B4,Registrar,7.55,Sometimes,,',
      'B5,Surgeon,,,,Send your Aadhaar 2341 2341 2346',
      'B6,Dean,,,,',
      'B6,Dean again,,,,',
      `B8,${'x'.repeat(121)},,,,`,
    ),
  )

  expect(rows.map(({ at, faults }) => [at, faults.map(({ words }) => words)])).toEqual([
    [2, ['Pay to: Write a number.', 'Closes on: Write a day such as 31/12/2026.']],
    [3, ['A title is missing.']],
    [4, ['A formula stands under Title. Save the file with its values.', 'A title is missing.']],
    [
      5,
      [
        'Type: Write one of: Full-time, Part-time, Contract, Remote, Internship, Locum.',
        'Enter lakh with one decimal at most, such as 7.5.',
      ],
    ],
    [6, ['This looks like an Aadhaar number. We never ask for it and never store it. Please remove it.']],
    [7, []],
    [8, ['The same ID stands further up already, at 7.']],
    [9, ['At most 120 characters.']],
  ])
  expect(counts).toEqual({ new: 1, update: 0, fault: 7 })
  expect((await drafts()).map(({ title }) => title)).toEqual(['Dean'])
})

test('a feed of schema.org is read wherever its postings stand, as plain text, with pay in lakh a year', async ({ world }) => {
  const { asha, take } = await recruiter(world)
  const month = { '@type': 'MonetaryAmount', currency: 'INR', value: { minValue: 150_000, maxValue: '200000', unitText: 'MONTH' } }
  const nested = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Hospital', name: 'Teesta' },
      {
        '@type': ['Thing', 'https://schema.org/JobPosting'],
        ...{ identifier: { '@type': 'PropertyValue', value: 77 }, title: 'Intensivist &amp; teacher', baseSalary: month, colour: 'blue' },
        description: '<p>Run the <b>unit</b>.</p><ul><li>Nights</li></ul><script>alert(1)</script>',
        ...{ employmentType: ['OTHER', 'PART_TIME'], jobLocationType: 'TELECOMMUTE', totalJobOpenings: 2 },
        jobLocation: [{ address: { addressLocality: 'Siliguri', addressRegion: 'West Bengal' } }],
        ...{ experienceRequirements: { monthsOfExperience: 30 }, educationRequirements: { credentialCategory: 'MD Medicine' } },
        ...{ validThrough: `${dayFromNow(20)}T20:00:00Z`, jobBenefits: '<li>Quarters</li><li>Meals</li>', skills: ['ECMO'] },
      },
      { '@graph': [{ '@type': 'ItemList', itemListElement: [{ item: { '@type': 'JobPosting', title: 'Nurse', '@id': 'n-1' } }] }] },
    ],
  }

  const { format, rows, unread } = await take(fileOf(JSON.stringify(nested)))

  expect({ format, unread, ids: rows.map(({ externalId }) => externalId) }).toEqual({
    format: 'feed',
    unread: ['colour'],
    ids: ['77', 'n-1'],
  })
  expect(await got(asha, rows[0]!.postingId)).toMatchObject({
    ...{ title: 'Intensivist & teacher', description: 'Run the unit.\n\n• Nights', salaryFrom: 18, salaryTo: 24, workType: 'part_time' },
    ...{ isRemote: true, openings: 2, city: 'Siliguri', state: 'West Bengal', experienceFrom: 2, closesOn: dayFromNow(21) },
    ...{ benefits: ['Quarters', 'Meals'] },
    requirements: [
      { kind: 'qualification', strictness: 'must', words: 'MD Medicine' },
      { kind: 'skill', strictness: 'helpful', words: 'ECMO' },
    ],
  })
})

test('pay that is not in rupees a month or a year is no guess', async ({ world }) => {
  const { preview } = await recruiter(world)
  const pay = (currency: string, value: object) => ({ title: 'Nurse', baseSalary: { currency, value } })
  const { rows } = await preview(
    feed(
      pay('INR', { value: 1_250_000, unitText: 'YEAR' }),
      pay('USD', { value: 90_000, unitText: 'YEAR' }),
      pay('INR', { value: 500, unitText: 'HOUR' }),
      pay('INR', { minValue: 'good', unitText: 'MONTH' }),
      { title: 'Nurse', baseSalary: 'competitive' },
    ),
  )

  expect(rows.map(({ faults }) => faults.map(({ words }) => words))).toEqual([
    [],
    ['Pay in another currency than rupees is not taken over.'],
    ['Say whether the pay is for a MONTH or a YEAR (unitText).'],
    ['The pay is no number.'],
    ['Pay has to be a MonetaryAmount with a currency and a unit.'],
  ])
})

test('a file that is no list of jobs is refused in words, and nothing of it is kept', async ({ world }) => {
  const { preview, take, drafts } = await recruiter(world)
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...'Title\nNurse'].map((sign) => sign.charCodeAt(0))).buffer),
  ])
  const rows = Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, at) => `Nurse ${at}`)

  expect((await preview(fileOf(utf16))).rows).toMatchObject([{ title: 'Nurse', outcome: 'new' }])
  expect(await why(take(fileOf(new Uint8Array([...Buffer.from('Title\nM'), 0xfc, ...Buffer.from('ller')]))))).toContain('not in UTF-8')
  expect(await why(take(fileOf('Title\nNur\0se')))).toContain('This is no text.')
  expect(await why(take(fileOf('  ')))).toBe('This file is empty.')
  expect(await why(take(csv('Name,Place', 'Nurse,Siliguri')))).toContain('called Title')
  expect(await why(take(csv('Title,Job title', 'Nurse,Nurse')))).toBe('Two columns say the same: Title, Job title.')
  expect(await why(take(csv('Title,City', 'Nurse,"Sili', 'guri,')))).toContain('cannot be read')
  expect(await why(take(csv('Title', ...rows)))).toContain(`more than ${IMPORT_ROWS_MAX} rows`)
  expect(await why(take(fileOf('[{"title": ')))).toBe('This is no valid JSON.')
  expect(await why(take(fileOf('['.repeat(200_000) + ']'.repeat(200_000))))).toContain('No JobPosting')
  expect(await why(take(fileOf(JSON.stringify({ '@type': 'Event' }))))).toContain('No JobPosting')
  expect(await why(take(fileOf('x'.repeat(IMPORT_MAX_BYTES + 1))))).toContain('at most 1 MB')
  await expect(take(fileOf('x'.repeat(10 * 1024 * 1024)))).rejects.toMatchObject({ code: expect.stringMatching(/TOO_LARGE|BAD_INPUT/) })
  expect(await drafts()).toEqual([])
})

test('a published or closed job is not changed by a file', async ({ world }) => {
  const { asha, preview, take } = await recruiter(world)
  const said = 'ID,Title,City,Specialty,Description,Closes on'
  const { rows } = await take(
    csv(said, `A1,Nurse,Siliguri,Surgery,Assist.,${dayFromNow(9)}`, `A2,Dean,Siliguri,Surgery,Lead.,${dayFromNow(9)}`),
  )
  for (const { postingId } of rows) await asha.call(postings.publish, { postingId: postingId!, version: 1 })
  await asha.call(postings.close, { postingId: rows[1]!.postingId!, closeReason: 'filled' })

  const again = await preview(csv('ID,Title', 'A1,Other', 'A2,Other'))

  expect(again.rows.map(({ faults }) => faults[0]?.words)).toEqual([
    'This job is published already. Change it where it is edited.',
    'This job is closed. Give the row another ID to offer it again.',
  ])
})

test('owners and recruiters import, editors and strangers do not, and an ID is that of one institution', async ({ world }) => {
  const { asha, institutionId, take } = await recruiter(world)
  const [ravi, meera, farah] = [await world.member(), await world.member(), await world.member()]
  await world.db
    .insertInto('institution_role')
    .values([
      { institution_id: institutionId, member_id: ravi.id, role: 'recruiter' },
      { institution_id: institutionId, member_id: meera.id, role: 'editor' },
    ])
    .execute()
  const other = await openPage(world, [farah.id, 'owner'])
  const file = csv('ID,Title', 'A1,Nurse')
  const by = (member: TestMember, of = institutionId) =>
    member.call(postingImport.take, { institutionId: of, file, clientId: randomUUID() })
  await take(file)

  expect((await by(ravi)).rows[0]!.outcome).toBe('update')
  expect((await by(farah, other)).rows[0]!.outcome).toBe('new')
  await expect(by(meera)).rejects.toMatchObject({ code: 'NO_ROLE' })
  await expect(by(farah)).rejects.toMatchObject({ code: 'NO_ROLE' })
  await expect(by(ravi, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id })
  await expect(by(ravi)).rejects.toMatchObject({ code: 'NO_ROLE' })
})
