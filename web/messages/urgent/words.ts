import { RING_MINUTES, RINGS_MAX } from '#contract/limits.ts'
import { say } from '../../lib/language/say.ts'
import { listOf } from '../words.ts'

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
  const again = rings
    ? 'Repeats every {every} minutes until you do, for {all} minutes in all.'
    : 'Repeats every {every} minutes until it is acknowledged, for {all} minutes in all.'
  const repeated = repeats ? `${say(again, { every: RING_MINUTES, all: RING_MINUTES * RINGS_MAX })} ` : ''
  return repeated + acknowledged(names, all)
}

function acknowledged(names: readonly string[], all: number) {
  if (names.length === 0) return say('Nobody has acknowledged it yet.')
  if (names.length === all) return say('Acknowledged by {names}.', { names: listOf(names) })
  return say('{count} of {all} have: {names}.', { count: names.length, all, names: listOf(names) })
}
