import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Limit } from '../config-limits.ts'
import type { Vault } from '../secrets/vault.ts'
import { type Counts, givingBack, keyedBy, limiter, limitHeaders } from './limits.ts'

/** One try as it was counted. */
export type Counted = {
  /** How many times over its limit a key stands; 0 within it. */
  excess: number
  /** What an answer says of that limit. */
  headers: Record<string, string>
  giveBack(): Promise<void>
}
type Tally = (key: string) => Promise<Counted>

/** Counts that refuse nobody: beyond a limit whoever asks has to prove more. */
export type Tallies = Record<keyof Config['tallies'], Tally>

/** Tallies where the limits are. */
export function openTallies({ limits: { on }, tallies }: Config, counts: Counts, vault: Vault): Tallies {
  const entries = Object.entries(tallies).map(([name, limit]) => [
    name,
    on ? tally(limiter(name, limit, counts, { blocks: false }), keyedBy(vault, name), limit) : uncounted,
  ])
  return Object.fromEntries(entries) as Tallies
}

const uncounted: Tally = async () => ({ excess: 0, headers: {}, giveBack: async () => {} })

function tally(counter: RateLimiterStoreAbstract, keyed: (key: string) => string, limit: Limit): Tally {
  return async (plain) => {
    const key = keyed(plain)
    const counted = await counter.consume(key).catch((over) => {
      if (over instanceof RateLimiterRes) return over
      throw over
    })
    const over = Math.max(0, counted.consumedPoints - limit.points)
    return {
      excess: over / limit.points,
      headers: limitHeaders(limit, counted.msBeforeNext),
      giveBack: givingBack(counter, key, 1, counted),
    }
  }
}
