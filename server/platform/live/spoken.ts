import type { Db } from '../db/client.ts'
import { type Hint, hintsNow, type InterestTable, splitInterest, type Touch } from './interests.ts'
import type { Touched } from './touches.ts'

/** What is said of a thing to all who show it, and what instead to each of those who may not hear of some of it. */
export type Spoken = { interest: string; hints: readonly Hint[]; apart: ReadonlyMap<string, readonly Hint[]> }

type Ask = {
  db: Db
  table: InterestTable
  findBlocked: (db: Db, memberIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  /** The members whose pages show it here. */
  showing: (interest: string) => readonly string[]
}

/** What touches say, as their things are now. Whoever may not hear of one of them hears of the others. */
export async function spokenOf(touched: readonly Touched[], { db, table, findBlocked, showing }: Ask): Promise<Spoken[]> {
  const now = await hintsNow(
    db,
    table,
    touched.map(([interest]) => interest),
  )
  // Asked now and not when it happened: what waited is not said across a block that came meanwhile.
  const doers = new Set(touched.flatMap(([, touches]) => touches.flatMap(({ by }) => by ?? [])))
  const blocked = doers.size > 0 ? await findBlocked(db, [...doers]) : new Map<string, string[]>()
  const apartFrom = ({ by }: Touch) => (by && blocked.get(by)) || []
  const spoken = touched.map(async ([interest, touches]): Promise<Spoken> => {
    const [kind, id] = splitInterest(interest)
    const narrow = touches.filter(({ isNarrow }) => isNarrow)
    const open = touches.filter(({ isNarrow }) => !isNarrow)
    const hearing = narrow.length > 0 ? await table[kind]?.hearing?.(db, narrow, showing(interest)) : undefined
    const hintsOf = (heard: readonly Touch[]) =>
      heard.length === 0 ? [] : [...(now.has(interest) ? [now.get(interest)!] : []), ...(table[kind]!.news?.(id, heard) ?? [])]
    const heardBy = (memberId: string) =>
      touches.filter((touch) => (touch.isNarrow ? hearing?.get(memberId)?.includes(touch) : !apartFrom(touch).includes(memberId)))
    const apart = [...new Set([...open.flatMap(apartFrom), ...(hearing?.keys() ?? [])])]
    return { interest, hints: hintsOf(open), apart: new Map(apart.map((memberId) => [memberId, hintsOf(heardBy(memberId))])) }
  })
  return Promise.all(spoken)
}
