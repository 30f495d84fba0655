import { expect, test } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { emptyPaper } from '../credentials/papers/paper.ts'
import { draftOf, faultsOf, sectionOf, takenOut, takenUp, workingCopyOf } from './working-copy.ts'

const own = { version: 4, signInEmail: 'asha@kem.example' } as NonNullable<Profile['own']>
const copy = workingCopyOf({
  card: { name: 'Dr. Asha Rao', headline: 'Cardiologist', hospital: 'KEM', location: 'Mumbai' },
  specialty: 'Cardiology',
  bio: '',
  contact: { email: 'asha@kem.example', phone: null },
  details: { education: 'MD', currentPosition: '', experienceYears: 9, college: '', graduationYear: null, languages: ['Hindi', 'Marathi'] },
  interests: [],
  publications: [{ id: 'one', title: 'Radial first', journal: 'IHJ', authors: '', year: 2021, doi: null, citations: 3 }],
  certifications: [],
} as unknown as Profile)

test('a working copy that nobody touched saves what was there', () => {
  expect(draftOf(copy, own)).toMatchObject({
    version: 4,
    email: '',
    experienceYears: 9,
    languages: ['Hindi', 'Marathi'],
    publications: [{ id: 'one', title: 'Radial first', year: 2021, doi: null, citations: 3 }],
  })
})

test('citations that are no number count as none, and years of experience too', () => {
  const typed = { ...copy, experienceYears: 'many', paper: { ...emptyPaper, title: 'New', journal: 'NMJI', citations: 'a few' } }

  expect(draftOf(typed, own)).toMatchObject({ experienceYears: 0, publications: [{ title: 'New', citations: 0 }, { id: 'one' }] })
})

test('an entry that is half typed is not lost in silence', () => {
  expect(faultsOf({ ...copy, paper: { ...emptyPaper, title: 'No journal' } })).toHaveProperty('publications')
  expect(faultsOf({ ...copy, certificate: { title: 'ACLS', issuer: '', year: '2023' } })).toHaveProperty('certifications')
  expect(faultsOf(copy)).toEqual({})
})

test('a fault opens the section that it is in', () => {
  expect(['name', 'graduationYear', 'publications.3.doi'].map(sectionOf)).toEqual(['basic', 'professional', 'publications'])
})

test('what is typed goes to its place when another entry is taken up, and an entry that is removed does not come back', () => {
  type Entry = { id?: string; title: string }
  const [one, two, fresh, empty]: [Entry, Entry, Entry, Entry] = [
    { id: '1', title: 'One' },
    { id: '2', title: 'Two' },
    { title: 'New' },
    { title: '' },
  ]

  expect(takenUp({ entries: [one, two], typed: empty }, empty, 1)).toEqual({ entries: [one, two], typed: two })
  expect(takenUp({ entries: [one, two], typed: fresh }, empty, 1)).toEqual({ entries: [fresh, one, two], typed: two })
  expect(takenUp({ entries: [fresh, one], typed: { ...one, title: 'Changed' } }, empty, 0)).toEqual({
    entries: [{ ...one, title: 'Changed' }],
    typed: fresh,
  })
  expect(takenUp({ entries: [one], typed: { ...one, title: 'Changed' } }, empty, 0).typed.title).toBe('Changed')
  expect(takenOut({ entries: [one, two], typed: one }, empty, 0)).toEqual({ entries: [two], typed: empty })
  expect(takenOut({ entries: [one, two], typed: fresh }, empty, 0)).toEqual({ entries: [two], typed: fresh })
})
