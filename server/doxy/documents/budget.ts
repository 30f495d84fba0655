import { sql } from 'kysely'
import type { NewDocument } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { isBusy } from '../../platform/worker.ts'
import type { Uploader } from '../library/library.ts'

/** Bytes of documents that nobody stands behind: in one request, and of one address in a day. */
const STRANGER_REQUEST = 256 * 1024
const STRANGER_DAY = 2 * 1024 * 1024
/** Bytes of documents that a member may bring in a day: several times what their library holds. */
const MEMBER_DAY = 16 * 1024 * 1024
const DAY_SECONDS = 86_400

/** How large documents are; refused where nobody stands behind so much at a time. */
export function bytesOf(docs: readonly NewDocument[], by: Uploader): number {
  const bytes = docs.reduce((sum, doc) => sum + Buffer.byteLength(JSON.stringify(doc)), 0)
  if (by.kind === 'anonymous' && bytes > STRANGER_REQUEST)
    throw new Refusal('TOO_LARGE', { words: 'Without signing in you can send up to 256 kB at a time. Please sign in to send more.' })
  return bytes
}

/**
 * Counts bytes against what their sender may bring in a day, and answers what gives them back. A publisher answers for what they bring, and brings
 * what they like.
 */
export async function spendBytes(db: Db, bytes: number, by: Uploader): Promise<() => Promise<unknown>> {
  if (by.kind === 'publisher') return async () => {}
  const [sender, most] = by.kind === 'member' ? [by.memberId, MEMBER_DAY] : [by.sender, STRANGER_DAY]
  if (bytes > most || !(await spend(db, sender, bytes, most)))
    throw new Refusal('TOO_MANY_REQUESTS', {
      words: 'You have sent as many documents as one day allows. Please send the rest tomorrow.',
      headers: { 'retry-after': String(DAY_SECONDS) },
    })
  return () =>
    sql`update evidence_budget set bytes = bytes - ${bytes} where sender = ${sender} and day = current_date and bytes >= ${bytes}`.execute(
      db,
    )
}

/** What is brought counts, unless nobody has looked at it because too many wait: then it may be brought again as often as it takes. */
export async function countBytes<T>(db: Db, bytes: number, by: Uploader, ingest: () => Promise<T>): Promise<T> {
  const giveBack = await spendBytes(db, bytes, by)
  return ingest().catch(async (error) => {
    if (isBusy(error)) await giveBack()
    throw error
  })
}

/** Forgets how much a member has brought: their row names them by nothing but this. */
export const forgetBudget = (tx: Db, memberId: string) => sql`delete from evidence_budget where sender = ${memberId}`.execute(tx)

/** False when it would be more than the day allows; then nothing is counted. */
async function spend(db: Db, sender: string, bytes: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    with passed as (delete from evidence_budget where day < current_date)
    insert into evidence_budget as spent (sender, day, bytes) values (${sender}, current_date, ${bytes})
    on conflict (sender, day) do update set bytes = spent.bytes + excluded.bytes where spent.bytes + excluded.bytes <= ${most}
    returning bytes`.execute(db)
  return rows.length > 0
}
