import { validate } from '@jsonresume/schema'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { SentProfile } from '#contract/application.ts'
import { profile } from '#contract/profile.ts'
import { newId } from '#server/platform/ids.ts'
import { setProfile } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { resumeOf } from './json-resume.ts'
import { cvPaper, datesOf } from './paper.ts'

const position = {
  kind: 'position',
  title: 'Senior Resident, Cardiology',
  institution: 'KEM Hospital',
  location: 'Mumbai',
  note: '',
} as const
const degree = { kind: 'degree', title: 'MBBS', institution: 'Grant Medical College', location: '', note: '' } as const

/** A member with a career, an address and a telephone number. */
async function asha(world: World, name = 'Dr. Asha Rao') {
  const member = await world.member({ name, verified: true, kind: 'doctor' })
  await setProfile(world, member, { contact_email: 'asha@ward.example', college: 'Grant Medical College', graduation_year: 2014 })
  await member.call(profile.addEntry, { clientId: newId(), ...position, started: '2019-06', ended: 'present' })
  await member.call(profile.addEntry, { clientId: newId(), ...degree, started: '2008', ended: '2014-03' })
  await member.call(profile.addCertification, { title: 'ACLS', issuer: 'AHA', year: '2023' })
  return member
}

const fileOf = async (world: World, member: TestMember, kind: 'pdf' | 'json') =>
  (await world.fetch(`/api/profile/cv/${kind}`, { token: member.token })).arrayBuffer()

async function textOf(bytes: ArrayBuffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text
}

test('a CV holds the dated entries and what was checked, and no address', async ({ world }) => {
  const text = await textOf(await fileOf(world, await asha(world), 'pdf'))

  expect(text).toContain('Senior Resident, Cardiology')
  expect(text).toContain('Jun 2019 to present')
  expect(text).toContain('Registration checked by Wardmates')
  expect(text.match(/Grant Medical College/g)).toHaveLength(1)
  expect(text).not.toMatch(/@|example/)
})

test('a CV holds every paper of its member, the latest first', async ({ world }) => {
  const member = await asha(world)
  const publications = Array.from({ length: 120 }, (_, at) => {
    const year = 1900 + ((at * 7) % 120)
    return { title: `Paper of ${year}`, journal: 'Indian Heart Journal', authors: '', year, doi: null, citations: 0 }
  })
  await member.call(profile.addPublications, { publications })

  const resume = JSON.parse(new TextDecoder().decode(await fileOf(world, member, 'json'))) as { publications: { releaseDate: string }[] }
  const text = await textOf(await fileOf(world, member, 'pdf'))

  expect(resume.publications.map(({ releaseDate }) => Number(releaseDate))).toEqual(Array.from({ length: 120 }, (_, at) => 2019 - at))
  for (const year of [2019, 1900]) expect(text).toContain(`Paper of ${year}`)
})

test('a name in Devanagari is drawn, and a script that no font here draws says so', async ({ world }) => {
  const [hindi, chinese] = [await asha(world, 'आशा राव'), await asha(world, '李医生')]

  const drawn = await textOf(await fileOf(world, hindi, 'pdf'))
  const missing = await textOf(await fileOf(world, chinese, 'pdf'))

  expect(drawn).toContain('आशा')
  expect(drawn).not.toContain('[…]')
  expect(missing).toContain('[…] stands for words in a script that this file cannot show.')
  expect(drawn + missing).not.toContain('?')
})

test('the same as JSON Resume is valid by its schema', async ({ world }) => {
  const resume = JSON.parse(Buffer.from(await fileOf(world, await asha(world), 'json')).toString())

  validate(resume, (errors, isValid) => expect([errors, isValid]).toEqual([null, true]))
  expect(resume).toMatchObject({
    basics: { name: 'Dr. Asha Rao' },
    work: [{ name: 'KEM Hospital', position: 'Senior Resident, Cardiology', startDate: '2019-06' }],
    education: [{ institution: 'Grant Medical College', studyType: 'MBBS', endDate: '2014-03' }],
    certificates: [{ name: 'ACLS', date: '2023' }],
  })
  expect(JSON.stringify(resume)).not.toMatch(/@|phone|present/)
})

const bare: SentProfile = {
  ...{ name: 'Ravi', headline: '', specialty: '', hospital: '', location: '', currentPosition: '', experienceYears: 0 },
  ...{ education: '', college: '', graduationYear: null, languages: [], entries: [], certifications: [], publications: [], checked: '' },
}

test('of an empty profile nothing is made up', () => {
  expect(cvPaper(bare, '2026-11-24').lines).toEqual([
    { text: 'Made from a profile on Wardmates on 24 November 2026. All of it is in the member’s own words.', gap: true },
  ])
  validate(resumeOf(bare, new Date()), (errors) => expect(errors).toBeNull())
})

test('dates are said as far as they are known', () => {
  expect(datesOf({ started: '2012-06', ended: '2015-05' })).toBe('Jun 2012 to May 2015')
  expect(datesOf({ started: '2019', ended: 'present' })).toBe('2019 to present')
  expect(datesOf({ started: null, ended: '2014' })).toBe('2014')
  expect(datesOf({ started: '2014', ended: null })).toBe('From 2014')
  expect(datesOf({ started: null, ended: null })).toBe('')
})
