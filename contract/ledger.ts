import { z } from 'zod'
import { CPD_HOURS_MAX, CPD_REFLECTION_MAX } from './limits.ts'
import { Count, Cursor, Day, Id, Moment, pageOf } from './page.ts'
import { member, refuses } from './route.ts'
import { line, prose } from './text.ts'

const Hours = z
  .number()
  .min(0.25, 'At least a quarter of an hour.')
  .max(CPD_HOURS_MAX, `At most ${CPD_HOURS_MAX} hours.`)
  .multipleOf(0.25, 'Use quarters of an hour.')
const Sum = z.number().min(0)

/** Whether a body accredited an entry and gave it a number, as the member wrote it down; otherwise it is self-recorded. Wardmates checks neither. */
export const Standing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accredited'), by: z.string(), accreditationNumber: z.string() }),
  z.object({ kind: z.literal('self_recorded') }),
])
export type Standing = z.infer<typeof Standing>

/** What an entry was learned from. */
const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('course'), courseId: z.string() }),
  z.object({ kind: z.literal('answer'), exchangeId: Id }),
  z.object({ kind: z.literal('paper'), paperId: Id }),
])

/** An entry of the ledger; its member alone sees it. */
export const LedgerEntry = z.object({
  id: Id,
  title: z.string(),
  hours: z.number(),
  on: Day,
  reflection: z.string(),
  standing: Standing,
  source: Source,
  recordedAt: Moment,
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

const written = {
  title: line(200),
  hours: Hours,
  /** When it was learned; not after today, by India's calendar. */
  on: Day,
  reflection: prose(CPD_REFLECTION_MAX, 0),
  /** Accredited only with the body that did it and its number. */
  standing: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('accredited'), by: line(160), accreditationNumber: line(60) }),
    z.strictObject({ kind: z.literal('self_recorded') }),
  ]),
}

/** A course has to be finished, an answer of Doxy AI has to stand in one's own chat, a paper has to be one that the member finds in the research hub. */
const learnedFrom = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('course'), courseId: line(80) }),
  z.strictObject({ kind: z.literal('answer'), exchangeId: Id }),
  z.strictObject({ kind: z.literal('paper'), paperId: Id }),
])

/** What a council asks for. A rule without a source is none: `rule` is then null, and the page says "No rule found". */
export const CouncilRule = z.object({
  councilId: z.string(),
  council: z.string(),
  rule: z
    .object({
      amount: Sum,
      unit: z.enum(['credits', 'hours']),
      years: z.number().int().min(1),
      counts: z.string(),
      source: z.string(),
      url: z.string().nullable(),
    })
    .nullable(),
  /** When its source was last looked at, or looked for; null where nobody has. */
  checkedOn: Day.nullable(),
})
export type CouncilRule = z.infer<typeof CouncilRule>

/** The five years for which a registration is renewed, as the member says they began, with the hours recorded in them. */
export const Cycle = z.object({
  councilId: z.string(),
  startedOn: Day,
  endsOn: Day,
  hours: z.object({ accredited: Sum, selfRecorded: Sum }),
})
export type Cycle = z.infer<typeof Cycle>

/** Hours of one calendar year. */
export const YearSum = z.object({ year: z.number().int(), entries: Count, accredited: Sum, selfRecorded: Sum })
export type YearSum = z.infer<typeof YearSum>

const ofEntry = z.strictObject({ entryId: Id })
const Year = z.coerce.number<number | string>().int().min(1950).max(2200)

/** The CPD ledger. */
export const ledger = {
  list: member
    .route({ method: 'GET', path: '/api/education/ledger', summary: "A page of one's CPD entries, the latest day first" })
    .input(z.strictObject({ year: Year.optional(), cursor: Cursor.optional() }))
    .output(pageOf(LedgerEntry)),

  summary: member
    .route({
      method: 'GET',
      path: '/api/education/ledger/summary',
      summary: 'Hours by year, and the five-year clock; null before one has been set',
    })
    .output(z.object({ years: z.array(YearSum), cycle: Cycle.nullable() })),

  add: member
    .route({ method: 'POST', path: '/api/education/ledger', successStatus: 201, summary: 'Record something learned' })
    /** Sent twice under the same `clientId` it is recorded once. */
    .input(z.strictObject({ clientId: Id, ...written, source: learnedFrom }))
    .output(LedgerEntry)
    .errors(refuses('NOT_FOUND', 'COURSE_UNFINISHED', 'ALREADY_RECORDED', 'LIST_FULL')),

  change: member
    .route({ method: 'PUT', path: '/api/education/ledger/{entryId}', summary: 'Correct an entry' })
    .input(ofEntry.extend(written))
    .output(LedgerEntry)
    .errors(refuses('NOT_FOUND')),

  remove: member
    .route({ method: 'DELETE', path: '/api/education/ledger/{entryId}', summary: 'Delete an entry' })
    .input(ofEntry)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),

  rules: member
    .route({
      method: 'GET',
      path: '/api/education/rules',
      summary: 'What councils ask for, each with its source and the day it was looked at',
    })
    .output(z.object({ items: z.array(CouncilRule) })),

  setCycle: member
    .route({ method: 'PUT', path: '/api/education/ledger/cycle', summary: "Name one's council and the day on which the five years began" })
    .input(z.strictObject({ councilId: line(80), startedOn: Day }))
    .output(Cycle)
    .errors(refuses('NOT_FOUND')),

  csv: member
    .route({ method: 'GET', path: '/api/education/ledger/csv', summary: "All of one's entries as CSV; no cell is a formula" })
    .output(z.file()),

  pdf: member.route({ method: 'GET', path: '/api/education/ledger/pdf', summary: "All of one's entries as PDF" }).output(z.file()),
}
