import { faultOfLine, refuseName } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'

/** What stands below a member's name wherever that is read. */
type Lines = { headline?: string; specialty?: string; location?: string }

/** Refuses what could be taken there for the house or its mark. What stands there already stays. */
export async function refuseLines(tx: Db, memberId: string, typed: Lines) {
  const present: Lines = await tx
    .selectFrom('member')
    .select(['headline', 'specialty', 'location'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  for (const field of ['headline', 'specialty', 'location'] as const) {
    const line = typed[field]
    const fault = line === undefined || line === present[field] ? undefined : faultOfLine(line)
    if (fault) refuseName(fault, field)
  }
}
