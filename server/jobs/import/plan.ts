import { Refusal } from '#contract/errors.ts'
import { POSTINGS_MAX } from '#contract/limits.ts'
import type { ImportedRow } from '#contract/posting-import.ts'
import type { Db } from '../../platform/db/client.ts'
import { refuseAadhaar } from '../../verification/public.ts'
import { textsOf } from '../postings/save.ts'
import type { Content } from '../rules.ts'
import type { CheckedRow, RowFault } from './row.ts'

const EXTERNAL_ID_MAX = 200

/** What is to become of a row. */
export type Planned = Pick<ImportedRow, 'at' | 'externalId' | 'title' | 'outcome' | 'faults'> & {
  said: Partial<Content>
  /** The draft that it changes. */
  draft: { id: string; version: number } | undefined
}

type Earlier = { id: string; version: number; state: 'draft' | 'published' | 'closed' }

/** Holds rows against each other and against what was imported before; in a transaction that stays as it is until it ends. */
export async function planRows(db: Db, institutionId: string, rows: readonly CheckedRow[]): Promise<Planned[]> {
  const earlier = await importedBefore(db, institutionId, rows)
  const firstOf = new Map<string, number>()
  return rows.map((row) => {
    const { at, externalId, title, said } = row
    const before = earlier.get(externalId)
    const faults = [...row.faults, ...secretsIn(said), ...idFaults(externalId, firstOf.get(externalId), before)]
    if (externalId !== '' && !firstOf.has(externalId)) firstOf.set(externalId, at)
    const outcome = faults.length > 0 ? 'fault' : before ? 'update' : 'new'
    return { at, externalId, title, outcome, faults, said, draft: before }
  })
}

const FULL = `This institution has ${POSTINGS_MAX} drafts and open jobs, and no more fit. Close or delete some, then import this row again.`

/** A row for which there is no place. */
export const fullRow = (row: Planned): Planned => ({ ...row, outcome: 'fault', faults: [{ field: null, words: FULL }] })

/** Of the rows that would begin a draft as many as there are places for. */
export function withinPlaces(planned: readonly Planned[], places: number): Planned[] {
  let left = places
  return planned.map((row) => (row.outcome !== 'new' || left-- > 0 ? row : fullRow(row)))
}

async function importedBefore(db: Db, institutionId: string, rows: readonly CheckedRow[]) {
  const ids = rows.map(({ externalId }) => externalId).filter((id) => id !== '')
  const found = await db
    .selectFrom('job_posting')
    .select(['id', 'version', 'state', 'external_id'])
    .where('institution_id', '=', institutionId)
    .where('external_id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('id')
    // Otherwise a draft that is published meanwhile would change without being asked for money, and its applicants would hear nothing.
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .execute()
  return new Map<string, Earlier>(found.map(({ external_id, ...posting }) => [external_id!, posting]))
}

function secretsIn(said: Partial<Content>): RowFault[] {
  try {
    refuseAadhaar(...textsOf(said))
    return []
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return [{ field: null, words: refusal.message }]
  }
}

function idFaults(externalId: string, first: number | undefined, before: Earlier | undefined): RowFault[] {
  if (externalId === '') return []
  const say = (words: string) => [{ field: null, words }]
  if (externalId.length > EXTERNAL_ID_MAX) return say(`The ID has more than ${EXTERNAL_ID_MAX} characters.`)
  if (first !== undefined) return say(`The same ID stands further up already, at ${first}.`)
  if (before?.state === 'published') return say('This job is published already. Change it where it is edited.')
  if (before?.state === 'closed') return say('This job is closed. Give the row another ID to offer it again.')
  return []
}
