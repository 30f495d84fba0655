import type { SentProfile } from '#contract/application.ts'
import { doiAddress } from '#contract/doi-address.ts'
import { isNamed } from './paper.ts'

type Entry = SentProfile['entries'][number]

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Of what is given only what is not empty: an empty date is no date to whoever reads the file. */
const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== undefined))

const datesOf = ({ started, ended }: Entry) => ({ startDate: started, endDate: ended === 'present' ? null : ended })

const YEAR = /^\d{4}$/

/** A profile as JSON Resume (jsonresume.org, schema 1.0.0). What was checked of it has no place there. */
export function resumeOf(profile: SentProfile, now: Date) {
  const { college, graduationYear } = profile
  const of = (...kinds: Entry['kind'][]) => profile.entries.filter(({ kind }) => kinds.includes(kind))
  return {
    $schema: SCHEMA,
    basics: filled({
      name: profile.name,
      label: profile.headline,
      location: profile.location ? { address: profile.location } : null,
    }),
    work: of('position').map((entry) =>
      filled({
        name: entry.institution,
        position: entry.title,
        location: entry.location,
        ...datesOf(entry),
        summary: entry.note,
      }),
    ),
    education: [
      ...of('degree', 'training').map((entry) => filled({ institution: entry.institution, studyType: entry.title, ...datesOf(entry) })),
      ...(college && !isNamed(college, profile.entries)
        ? [filled({ institution: college, endDate: graduationYear === null ? null : String(graduationYear) })]
        : []),
    ],
    certificates: profile.certifications.map(({ title, issuer, year }) =>
      filled({ name: title, issuer, date: YEAR.test(year) ? year : null }),
    ),
    publications: profile.publications.map(({ title, journal, year, doi }) =>
      filled({ name: title, publisher: journal, releaseDate: year === null ? null : String(year), url: doi && doiAddress(doi) }),
    ),
    skills: profile.specialty ? [{ name: profile.specialty }] : [],
    languages: profile.languages.map((language) => ({ language })),
    meta: { version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  }
}
