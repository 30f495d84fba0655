import type { Db } from '../db/client.ts'
import { type Hint, hintsNow, type InterestTable, splitInterest, type Touch } from './interests.ts'
import type { Touched } from './touches.ts'

/** What is said of a thing to all who show it, and what instead to each of those who may not hear of some of it. */
export type Spoken = { interest: string; hints: readonly Hint[]; apart: ReadonlyMap<string, readonly Hint[]> }

type Ask = {
  db: Db
  table: InterestTable
  findBlocked: (db: Db, memberIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
}

/** What touches say, as their things are now. Whoever may not hear of one of them hears of the others. */
export async function spokenOf(touched: readonly Touched[], { db, table, findBlocked }: Ask): Promise<Spoken[]> {
  const now = await hintsNow(
    db,
    table,
    touched.map(([interest]) => interest),
  )
  // Asked now and not when it happened: what waited is not said across a block that came meanwhile.
  const doers = new Set(touched.flatMap(([, touches]) => touches.flatMap(({ by }) => by ?? [])))
  const blocked = doers.size > 0 ? await findBlocked(db, [...doers]) : new Map<string, string[]>()
  const apartFrom = ({ by }: Touch) => (by && blocked.get(by)) || []
  return touched.map(([interest, touches]) => {
    const [kind, id] = splitInterest(interest)
    const hintsOf = (heard: readonly Touch[]) =>
      heard.length === 0 ? [] : [...(now.has(interest) ? [now.get(interest)!] : []), ...(table[kind]!.news?.(id, heard) ?? [])]
    const apart = [...new Set(touches.flatMap(apartFrom))]
    const heardBy = (memberId: string) => touches.filter((touch) => !apartFrom(touch).includes(memberId))
    return { interest, hints: hintsOf(touches), apart: new Map(apart.map((memberId) => [memberId, hintsOf(heardBy(memberId))])) }
  })
}
