import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#contract/errors.ts'
import type { Config, Limit } from './config.ts'

type Count = (key: string) => Promise<() => Promise<void>>

/**
 * How often each thing may be tried; every call counts one try and refuses when there are too many.
 * What comes back takes the try away again, where only failures count.
 */
export type Limits = {
  signInAddress: Count
  signInEmail: Count
  signInPair: Count
  signUpAddress: Count
  resetEmail: Count
  uploads: Count
  writes: Count
  questions: Count
  searches: Count
  emailSearches: Count
}

/** Limits in this process's memory, or in the database where several nodes share it. */
export function openLimits(config: Config, shared?: Pool): Limits {
  const { on, ...limits } = config.limits
  const entries = Object.entries(limits).map(([name, limit]) => [name, on ? counting(limiter(name, limit, shared), limit) : uncounted])
  return Object.fromEntries(entries) as Limits
}

const uncounted: Count = async () => async () => {}

function limiter(keyPrefix: string, { points, seconds }: Limit, shared?: Pool): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: seconds }
  if (!shared) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: shared,
    tableName: 'rate_limit',
    tableCreated: true,
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

function counting(limiter: RateLimiterAbstract, { points, seconds }: Limit): Count {
  return async (key) => {
    try {
      await limiter.consume(key)
      return async () => void (await limiter.reward(key))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const wait = String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
      throw new Refusal('TOO_MANY_REQUESTS', {
        headers: {
          'retry-after': wait,
          'ratelimit-limit': String(points),
          'ratelimit-remaining': '0',
          'ratelimit-reset': wait,
          'ratelimit-policy': `${points};w=${seconds}`,
        },
      })
    }
  }
}
