import type { Interest, Profile, ProfileDraft } from '#contract/profile.ts'
import { type CertificateForm, certificateFaults, emptyCertificate, isEmptyCertificate } from '../credentials/certificate.ts'
import { emptyPaper, isEmptyPaper, isSound, type PaperForm, paperFaults, paperFormOf, paperOf } from '../credentials/papers/paper.ts'

/** What the Edit Profile dialog works on. Numbers are text until they are saved; the last two are entries that are being typed. */
export type WorkingCopy = {
  name: string
  headline: string
  specialty: string
  hospital: string
  location: string
  email: string
  phone: string
  bio: string
  education: string
  currentPosition: string
  experienceYears: string
  college: string
  graduationYear: string
  languages: string
  interests: Interest[]
  publications: PaperForm[]
  certifications: CertificateForm[]
  paper: PaperForm
  certificate: CertificateForm
}

export function workingCopyOf({ card, specialty, bio, contact, details, interests, publications, certifications }: Profile): WorkingCopy {
  const { experienceYears, graduationYear, languages, ...words } = details
  return {
    ...words,
    ...{ name: card.name, headline: card.headline, hospital: card.hospital, location: card.location, specialty, bio, interests },
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    experienceYears: String(experienceYears),
    graduationYear: graduationYear === null ? '' : String(graduationYear),
    languages: languages.join(', '),
    publications: publications.map(paperFormOf),
    certifications,
    paper: emptyPaper,
    certificate: emptyCertificate,
  }
}

/** Where a field of the saved shape is edited. */
export function sectionOf(path: string) {
  const field = path.split('.')[0]!
  if (field === 'publications' || field === 'certifications') return field
  return ['name', 'specialty', 'location', 'email', 'phone', 'bio'].includes(field) ? 'basic' : 'professional'
}

/** An entry takes its old place, or the first one. */
export function withEntry<Entry extends { id?: string }>(entries: Entry[], entry: Entry): Entry[] {
  const at = entry.id === undefined ? -1 : entries.findIndex(({ id }) => id === entry.id)
  return at < 0 ? [entry, ...entries] : entries.with(at, entry)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
type Typing<Entry> = { entries: Entry[]; typed: Entry }

/** The list and what is typed once an entry is taken up to be changed. What was typed until then goes to its place, and is not lost. */
export function takenUp<Entry extends { id?: string }>({ entries, typed }: Typing<Entry>, empty: Entry, at: number): Typing<Entry> {
  const entry = entries[at]!
  if (entry.id !== undefined && entry.id === typed.id) return { entries, typed }
  const others = entry.id ? entries : entries.toSpliced(at, 1)
  return { entries: same(typed, empty) ? others : withEntry(others, typed), typed: entry }
}

/** The same once an entry is removed, also where it is the one that is being changed. */
export function takenOut<Entry extends { id?: string }>({ entries, typed }: Typing<Entry>, empty: Entry, at: number): Typing<Entry> {
  const isTyped = entries[at]!.id !== undefined && entries[at]!.id === typed.id
  return { entries: entries.toSpliced(at, 1), typed: isTyped ? empty : typed }
}

/** Faults that the browser can see, by the path that the server would name. */
export function faultsOf(copy: WorkingCopy): Record<string, string> {
  const years = copy.experienceYears.trim()
  return {
    ...(!copy.name.trim() && { name: 'Enter your name.' }),
    ...(Number(years || 0) > 50 && { experienceYears: 'Enter a number from 0 to 50.' }),
    ...(copy.graduationYear.trim() && !/^\d{4}$/.test(copy.graduationYear.trim()) && { graduationYear: 'Enter a year such as 2014.' }),
    ...(!isEmptyPaper(copy.paper) &&
      !isSound(paperFaults(copy.paper)) && { publications: 'Finish this publication, or empty its fields.' }),
    ...(!isEmptyCertificate(copy.certificate) &&
      !isSound(certificateFaults(copy.certificate)) && { certifications: 'Finish this certification, or empty its fields.' }),
  }
}

/** What is saved of a sound working copy. An entry that is typed but not yet added counts as added. */
export function draftOf(copy: WorkingCopy, { version, signInEmail }: NonNullable<Profile['own']>): ProfileDraft {
  const { paper, certificate, publications, certifications, experienceYears, graduationYear, languages, email, ...words } = copy
  const papers = isEmptyPaper(paper) ? publications : withEntry(publications, paper)
  return {
    ...words,
    version,
    // The address that one signs in with follows the account; only another one is kept here.
    email: email.trim().toLowerCase() === signInEmail.toLowerCase() ? '' : email,
    experienceYears: Number.parseInt(experienceYears, 10) || 0,
    graduationYear: graduationYear.trim() ? Number(graduationYear) : null,
    languages: languages
      .split(/[,;]/)
      .map((language) => language.trim())
      .filter(Boolean),
    publications: papers.map((form) => ({ ...paperOf(form), ...(form.id && { id: form.id }) })),
    certifications: isEmptyCertificate(certificate) ? certifications : withEntry(certifications, certificate),
  }
}
