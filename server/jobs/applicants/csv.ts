import type { SentAnswer, SentProfile } from '#contract/application.ts'
import type { ApplicationStatus } from '#contract/posting.ts'
import { applicationStatuses } from '#contract/posting-words.ts'
import type { Table } from '../../platform/csv.ts'
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

type Rows = Iterable<Exported> | AsyncIterable<Exported>

/** The applications to a posting as a table, a question a column. */
export const tableOf = (rows: Rows, questions: readonly string[]): Table => ({
  columns: [...Object.keys(columns), ...questions],
  rows: lines(rows, questions),
})

async function* lines(rows: Rows, questions: readonly string[]) {
  for await (const row of rows) yield lineOf(row, questions)
}

/** The cells of one application, in the order of the columns. */
export const lineOf = (row: Exported, questions: readonly string[]) => [
  ...Object.values(columns).map((cell) => cell(row)),
  ...questions.map((question) => row.answers.find(({ words }) => words === question)?.answer ?? ''),
]
