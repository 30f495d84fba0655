import type { LiveEvent, LiveEvents } from '#contract/live-events.ts'
import type { Db } from '../db/client.ts'

/** An event and what it says. */
export type Hint = { [E in LiveEvent]: [event: E, what: LiveEvents[E]] }[LiveEvent]

/** Something that happened to what pages show: what of it has to be said, whose doing it is, of which nobody across a block hears, and whether some alone may hear of it. */
export type Touch = { what?: unknown; by?: string; isNarrow?: true }

/** How far a thing has been told here. Whoever reads on from there misses nothing and hears nothing twice. */
export type Position = Readonly<Record<string, number>>

/**
 * What came after a position, in its order. `except` names members to whom `instead` is said in place of it; to whoever is none of its `readers` nothing
 * is said, whatever their line was let in to before.
 */
export type Grown = {
  position: Position
  readers: readonly string[]
  said: readonly { hint: Hint; except?: readonly string[] }[]
  instead: Hint
}

/** How a room tells what grows in an order that has to be kept. */
export type StreamRule = {
  /** How far these go by now, and what says so. */
  positions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Grown>>
  /** What came after these; those of which nothing came are left out. */
  since(db: Db, from: ReadonlyMap<string, Position>): Promise<ReadonlyMap<string, Grown>>
  /** Members who have these in a list, whether a page shows them or not. */
  audience(db: Db, ids: readonly string[]): Promise<readonly string[]>
}

/** How a room speaks of one kind of thing that pages show. */
export type InterestRule = {
  /** There is only one of it, so it has no id. */
  isSingle?: true
  /** Those of these that the viewer may hear of: whatever a reading would show them. */
  admit(db: Db, viewerId: string, ids: readonly string[]): Promise<readonly string[]>
  /** Those of these that are this member's, and hidden with them. */
  ofMember?(db: Db, memberId: string, ids: readonly string[]): Promise<readonly string[]>
  /** How these are now: said to whoever begins to show them, and to all who do after a touch. */
  now?(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Hint>>
  /** How it tells what grows in an order that has to be kept. */
  stream?: StreamRule
  /** Which of these members may hear of which narrow touches. */
  hearing?(db: Db, touches: readonly Touch[], memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly Touch[]>>
  /** What touches say beyond that. */
  news?(id: string, touches: readonly Touch[]): readonly Hint[]
}

/** The kinds of all rooms. */
export type InterestTable = Readonly<Record<string, InterestRule>>

/** `kind:id`, or a kind that there is only one of. */
export function splitInterest(interest: string): [kind: string, id: string] {
  const [kind = '', id = ''] = interest.split(':', 2)
  return [kind, id]
}

/** Interests by their kind: each rule is asked once for all of its own. */
export function byKind(interests: readonly string[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>()
  for (const interest of interests) {
    const [kind, id] = splitInterest(interest)
    kinds.set(kind, [...(kinds.get(kind) ?? []), id])
  }
  return kinds
}

const joined = (kind: string, id: string) => (id ? `${kind}:${id}` : kind)

/** Those of these interests that the viewer may hear of. */
export async function admitted(db: Db, table: InterestTable, viewerId: string, interests: readonly string[]): Promise<Set<string>> {
  const all = [...byKind(interests)].map(async ([kind, ids]) => (await table[kind]!.admit(db, viewerId, ids)).map((id) => joined(kind, id)))
  return new Set((await Promise.all(all)).flat())
}

/** Those of these interests that are a member's. */
export async function ofMember(db: Db, table: InterestTable, memberId: string, interests: readonly string[]): Promise<string[]> {
  const all = [...byKind(interests)].map(async ([kind, ids]) =>
    ((await table[kind]!.ofMember?.(db, memberId, ids)) ?? []).map((id) => joined(kind, id)),
  )
  return (await Promise.all(all)).flat()
}

/** How these interests are now, where there is something to say of that. */
export async function hintsNow(db: Db, table: InterestTable, interests: readonly string[]): Promise<Map<string, Hint>> {
  const all = [...byKind(interests)].map(async ([kind, ids]) =>
    [...((await table[kind]!.now?.(db, ids)) ?? [])].map(([id, hint]): [string, Hint] => [joined(kind, id), hint]),
  )
  return new Map((await Promise.all(all)).flat())
}
