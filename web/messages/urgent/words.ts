import { RING_MINUTES, RINGS_MAX } from '#contract/limits.ts'

const listed = new Intl.ListFormat('en-IN', { type: 'conjunction' })

type Rung = {
  /** Whether it rings for the reader. */
  rings: boolean
  /** Whether it will still repeat for anybody. */
  repeats: boolean
  /** Who has acknowledged it. */
  names: readonly string[]
  /** How many it rang. */
  all: number
}

/** How an urgent message rings, and who has acknowledged it. */
export function ringWords({ rings, repeats, names, all }: Rung) {
  const whom = rings ? 'until you do' : 'until it is acknowledged'
  const again = repeats ? `Repeats every ${RING_MINUTES} minutes ${whom}, for ${RING_MINUTES * RINGS_MAX} minutes in all. ` : ''
  if (names.length === 0) return `${again}Nobody has acknowledged it yet.`
  if (names.length === all) return `${again}Acknowledged by ${listed.format(names)}.`
  return `${again}${names.length} of ${all} have: ${listed.format(names)}.`
}
