import { circles, requests } from '#sample/mates.ts'
import { type Handle, personOf } from '#sample/people.ts'
import type { Db } from '../platform/db/client.ts'
import { addPastLinks } from '../relations/public.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** A request waits this long before it is answered. */
const ANSWER_MS = 5 * HOUR_MS

const pairOf = (one: Handle, other: Handle) => [one, other].sort().join(' ')

/** The circles' pairs as old mates, and the newer requests with or without their answer. */
export async function saveMates(tx: Db, now: Date) {
  const recent = new Set(requests.map(({ from, to }) => pairOf(from, to)))
  const old = new Map<string, [Handle, Handle]>()
  for (const circle of circles)
    for (const [at, one] of circle.entries()) for (const other of circle.slice(at + 1)) old.set(pairOf(one, other), [one, other])

  const links = [...old].filter(([pair]) => !recent.has(pair)).map(([, [from, to]], at) => ({ from, to, note: '', ...oldDates(now, at) }))
  const asked = requests.map(({ from, to, hoursAgo, answered, note }) => ({
    from,
    to,
    note,
    ...datesOf(now.getTime() - hoursAgo * HOUR_MS, answered),
  }))
  await addPastLinks(
    tx,
    [...links, ...asked].map(({ from, to, note = '', asked_at, connected_at }) => ({
      from_id: personOf(from).id,
      to_id: personOf(to).id,
      state: connected_at ? ('connected' as const) : ('pending' as const),
      note,
      created_at: asked_at,
      connected_at,
    })),
  )
}

/** Between two weeks and five months ago, a different day for each. */
const oldDates = (now: Date, at: number) => datesOf(now.getTime() - (15 + ((at * 37) % 140)) * DAY_MS, true)

const datesOf = (at: number, answered: boolean) =>
  answered ? { asked_at: new Date(at - ANSWER_MS), connected_at: new Date(at) } : { asked_at: new Date(at), connected_at: null }
