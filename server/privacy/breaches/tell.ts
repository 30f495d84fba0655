import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BreachWords } from '#contract/data-breaches.ts'
import { findAccounts } from '../../account/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { momentInIndia } from '../../platform/india.ts'
import { keepBreach, markTold } from './queries.ts'

/** Members in one transaction: the audit log is held by each. */
const AT_A_TIME = 500
const HOUR_MS = 3600_000
/** To CERT-In, by its Directions of 28 April 2022; to the Data Protection Board in detail, by rule 7(2) of the Rules of 2025. */
const CERT_IN_HOURS = 6
const BOARD_HOURS = 72

const WHOM = 'Write "all", or a list of email addresses or ids.'

/** What an operator writes down: when it was noticed, what members are told, and whom it concerns: all, or a list of email addresses and ids. */
export const BreachFile = z.strictObject({
  noticedAt: z.iso.datetime({ offset: true, message: 'Write a moment with its time zone, such as 2026-11-20T09:30:00+05:30.' }),
  members: z.union([z.literal('all'), z.array(z.string().trim().min(1)).min(1, WHOM)], WHOM),
  ...BreachWords.shape,
})
export type BreachFile = z.infer<typeof BreachFile>

/** Who is told here; who has asked for their account to be deleted or whose account is closed, and is written to by hand; which names in the list are nobody's. */
type Concerned = { ids: string[]; proven: number; leaving: string[]; unknown: string[] }

export async function findConcerned(db: Db, members: BreachFile['members']): Promise<Concerned> {
  const wanted = members === 'all' ? undefined : members.map((one) => one.toLowerCase())
  const found = await findAccounts(db, wanted)
  const known = new Set(found.flatMap(({ id, email }) => [id, email]))
  const staying = found.filter(({ isHidden }) => !isHidden)
  return {
    ids: staying.map(({ id }) => id),
    proven: staying.filter(({ isProven }) => isProven).length,
    leaving: found.filter(({ isHidden }) => isHidden).map(({ email }) => email),
    unknown: (wanted ?? []).filter((one) => !known.has(one)),
  }
}

/** Tells each of them once, on their pages and by mail; answers how many had not been told before. The same words again go on where an earlier try ended. */
export async function tellOfBreach(db: Db, { noticedAt, members, ...words }: BreachFile, ids: readonly string[]): Promise<number> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([noticedAt, words]))
    .digest()
  let count = 0
  for (let from = 0; from < ids.length; from += AT_A_TIME)
    count += await db.transaction().execute(async (tx) => {
      const breachId = await keepBreach(tx, words, fingerprint)
      const fresh = await markTold(tx, breachId, ids.slice(from, from + AT_A_TIME))
      if (fresh.length === 0) return 0
      await notifyEach(tx, fresh, { kind: 'security_data_breach', subject: breachId })
      await recordIn(tx, 'data_breach_told', null, { breach: breachId, members: String(fresh.length) })
      return fresh.length
    })
  return count
}

/** By when the authorities are to be told. */
export function deadlines(noticedAt: string): string {
  const after = (hours: number) => momentInIndia(new Date(Date.parse(noticedAt) + hours * HOUR_MS))
  return `Noticed on ${momentInIndia(new Date(noticedAt))}. CERT-In is to be told by ${after(CERT_IN_HOURS)}; the Data Protection Board at once, and in detail by ${after(BOARD_HOURS)}.`
}
