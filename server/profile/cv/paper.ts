import type { SentProfile } from '#contract/application.ts'
import { brand } from '#contract/brand.ts'
import type { EntryKind } from '#contract/profile-entry.ts'
import type { Db } from '../../platform/db/client.ts'
import { dayInIndia } from '../../platform/india.ts'
import { makePdf } from '../../platform/pdf/maker.ts'
import type { Paper, PaperLine } from '../../platform/pdf/paper.ts'
import { CV_MAX, copyProfile } from './copy.ts'

const sections: [EntryKind, title: string][] = [
  ['position', 'Experience'],
  ['degree', 'Education'],
  ['training', 'Training'],
]

const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** "2014-06" as "Jun 2014", "2014" as itself. */
const said = (date: string) => (date.length === 4 ? date : month.format(new Date(`${date}-01`)))

/** "Jun 2012 to May 2015", "2019 to present", "2014". */
export function datesOf({ started, ended }: Pick<SentProfile['entries'][number], 'started' | 'ended'>): string {
  const end = ended === null || ended === 'present' ? (ended ?? '') : said(ended)
  if (started === null) return end
  return end ? `${said(started)} to ${end}` : `From ${said(started)}`
}

const joined = (separator: string, ...all: (string | number | null)[]) => all.filter(Boolean).join(separator)

const entryLines = ({ title, institution, location, note, ...dates }: SentProfile['entries'][number]): PaperLine[] => [
  { text: title, bold: true, gap: true, aside: datesOf(dates) },
  { text: joined(', ', institution, location) },
  ...(note ? [{ text: note }] : []),
]

const part = (heading: string, lines: PaperLine[]): PaperLine[] => (lines.length > 0 ? [{ text: heading, heading: true }, ...lines] : [])

/** What stands of degrees without dates: the text, and the class that one is of where no degree names its college. */
const undated = ({ education, college, graduationYear, entries }: SentProfile): PaperLine[] =>
  [education, isNamed(college, entries) ? '' : joined(', ', college, graduationYear)].filter(Boolean).map((text) => ({ text, gap: true }))

/** Whether a degree among these is of this college. */
export const isNamed = (college: string, entries: SentProfile['entries']) =>
  entries.some(({ kind, institution }) => kind === 'degree' && institution.toLowerCase() === college.toLowerCase())

/** A profile as a curriculum vitae. It says of what was checked no more than the profile does. */
export function cvPaper(profile: SentProfile, today: string): Paper {
  const { name, headline, specialty, currentPosition, hospital, location, experienceYears, checked } = profile
  const head = [
    joined(' · ', headline, specialty === headline ? '' : specialty),
    joined(', ', currentPosition, hospital),
    joined(' · ', location, experienceYears > 0 ? `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'} of experience` : ''),
  ]
  const checkedLine = checked ? `${checked}, as on ${day.format(new Date(today))}.` : ''
  return {
    title: name,
    lines: [
      ...head.filter(Boolean).map((text) => ({ text })),
      ...(checkedLine ? [{ text: checkedLine, bold: true }] : []),
      ...sections.flatMap(([kind, title]) => {
        const lines = profile.entries.filter((entry) => entry.kind === kind).flatMap(entryLines)
        return part(title, kind === 'degree' ? [...lines, ...undated(profile)] : lines)
      }),
      ...part(
        'Certifications',
        profile.certifications.map(({ title, issuer, year }) => ({ text: joined(', ', title, issuer), aside: year })),
      ),
      ...part(
        'Publications',
        profile.publications.map(({ title, journal, year, doi }) => ({
          text: joined('. ', title, joined(', ', journal, year), doi && `doi:${doi}`),
          gap: true,
        })),
      ),
      ...part('Languages', profile.languages.length > 0 ? [{ text: profile.languages.join(', ') }] : []),
      {
        text: `Made from a profile on ${brand.name} on ${day.format(new Date(today))}. ${checked ? 'Everything but the line in bold under the name' : 'All of it'} is in the member’s own words.`,
        gap: true,
      },
    ],
  }
}

/** The CV that a member's profile makes now. */
export async function makeCv(db: Db, memberId: string): Promise<{ name: string; bytes: Buffer<ArrayBuffer> }> {
  const profile = await copyProfile(db, memberId, CV_MAX)
  const bytes = await makePdf(cvPaper(profile, dayInIndia(new Date())), memberId)
  return { name: `CV ${profile.name}.pdf`, bytes: Buffer.from(bytes) }
}
