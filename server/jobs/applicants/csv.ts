import { stringify } from 'csv-stringify/sync'
import type { SentAnswer, SentProfile } from '#contract/application.ts'
import type { ApplicationStatus } from '#contract/posting.ts'
import { applicationStatuses } from '#contract/posting-words.ts'
import { dayInIndia } from '../../platform/india.ts'

export type Exported = { status: ApplicationStatus; sent_at: Date; profile: SentProfile; answers: SentAnswer[]; letter: string }

const columns: Record<string, (row: Exported) => string> = {
  Name: ({ profile }) => profile.name,
  Status: ({ status }) => applicationStatuses.find(({ id }) => id === status)!.label,
  'Sent on': ({ sent_at }) => dayInIndia(sent_at),
  Checked: ({ profile }) => profile.checked,
  Headline: ({ profile }) => profile.headline,
  Specialty: ({ profile }) => profile.specialty,
  Position: ({ profile }) => profile.currentPosition,
  Hospital: ({ profile }) => profile.hospital,
  Place: ({ profile }) => profile.location,
  Years: ({ profile }) => String(profile.experienceYears),
  Education: ({ profile }) => profile.education,
  Letter: ({ letter }) => letter,
}

/**
 * The applications to a posting as CSV, a question a column, with the mark by which spreadsheets know UTF-8. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe: a stranger wrote it.
 */
export function csvOf(rows: readonly Exported[]): string {
  const questions = [...new Set(rows.flatMap(({ answers }) => answers.map(({ words }) => words)))]
  return stringify(
    rows.map((row) => [
      ...Object.values(columns).map((cell) => cell(row)),
      ...questions.map((question) => row.answers.find(({ words }) => words === question)?.answer ?? ''),
    ]),
    { header: true, columns: [...Object.keys(columns), ...questions], escape_formulas: true, bom: true, record_delimiter: 'windows' },
  )
}
