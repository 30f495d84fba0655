import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../config.ts'
import type { Limit } from '../config-limits.ts'
import type { RedisLink } from '../redis.ts'
import type { Vault } from '../secrets/vault.ts'

/** Where counts are kept. */
export type Counts = { pool: Pool; redis?: RedisLink | undefined }

type Count = (key: string, points?: number) => Promise<() => Promise<void>>
/** `fits` refuses what is more than is left, and counts nothing: for what is announced before it comes. */
type Budget = Count & { fits(key: string, points: number): Promise<void> }

/**
 * How often each thing may be tried; every call counts one try and refuses when there are too many.
 * What comes back takes the try away again, where only failures count. Keys are told apart without regard to case.
 */
export type Limits = {
  signUpAddress: Count
  /** Emails that a member has us send to addresses nobody has proven yet. */
  memberEmails: Count
  /** Emails that a mailbox is sent without having proven that it wants any, whoever asks. */
  inbox: Count
  uploads: Count
  /** Of files that are sent in pieces, as they arrive: of a member, and of an address. */
  uploadKilobytes: Budget
  addressKilobytes: Budget
  writes: Count
  /** Marks of reading and signs of writing, which pages send by themselves. */
  signals: Count
  /** Members who are no mates to whom a member begins to write. */
  messageRequests: Count
  /** Members whom a member asks to be mates. */
  mateRequests: Count
  urgent: Count
  /** Sessions that a member ends, blocks and reports. */
  protections: Count
  questions: Count
  /** Answers that a model writes for whoever has no account, under one key: a paid model has a bill. */
  modelVisitors: Count
  /** Times a member adds documents of their own, however many at a time. */
  ingests: Count
  searches: Count
  emailSearches: Count
  /** Of others, as many as an answer shows: nobody copies the directory. */
  people: Count
  /** Of posts, papers and activity, as many as an answer shows; one for the top of a list, for a page of comments and for a page of posts held already. */
  posts: Count
  /** Papers that a member has us ask registers for. */
  lookUps: Count
  /** Public profiles and posts, of an address. */
  publicPages: Count
  /** Tries at the sign-in service of the demo area: of an address, of one for an email address, for that by whomever. */
  demoAddress: Count
  demoPair: Count
  demoEmail: Count
  /** Requests there that may send an email, of an address. */
  demoMails: Count
  /** What is written there, of an address. */
  demoWrites: Count
}

const words: Partial<Record<keyof Limits, string>> = {
  uploadKilobytes: 'You have sent as much as one member may in a day. Please go on tomorrow.',
  addressKilobytes: 'So much was sent from your network today that it has to wait. Please go on tomorrow, or from another network.',
  ingests: 'You have added documents many times within this hour. Please add several at a time, or go on later.',
  inbox:
    'So much was sent to this address today that no more goes there. Go on tomorrow, or set a new password by email, which proves the address too.',
  messageRequests: 'You have sent as many message requests as a day holds. Please go on tomorrow.',
  people: 'You have looked at more people today than the directory shows one member. Please go on tomorrow.',
  posts: 'You have read more posts and papers today than one member is shown. Please go on tomorrow.',
  lookUps: 'You have looked up as many papers as an hour holds. Please go on later, or enter them yourself.',
  publicPages: 'Many public pages were opened from your network within this hour. Please try again later, or sign in.',
}

/** Limits in the database, or in Redis where there is one: all nodes share them and they outlive a restart. In this process's memory while that is out of reach. */
export function openLimits(config: Config, counts: Counts, vault: Vault): Limits {
  const { on, ...limits } = config.limits
  const entries = Object.entries(limits).map(([name, limit]) => [
    name,
    on ? counting(limiter(name, limit, counts, { blocks: true }), keyedBy(vault, name), limit, words[name as keyof Limits]) : uncounted,
  ])
  return Object.fromEntries(entries) as Limits
}

/** An answer, once as many points are spent as it shows. */
export async function countShown<Answer extends { items: readonly unknown[] }>(count: Count, memberId: string, answer: Promise<Answer>) {
  const shown = await answer
  await count(memberId, shown.items.length)
  return shown
}

/** Whether a count was within its limit; whoever asks says what is left out where it was not. */
export const isWithin = (counted: Promise<unknown>): Promise<boolean> =>
  counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return false
      throw error
    },
  )

/** What takes a try away again, or nothing where it was one too many. */
export const within = async (counted: ReturnType<Count>) => ((await isWithin(counted)) ? counted : undefined)

const nothingBack = async () => {}
const uncounted: Budget = Object.assign(async () => nothingBack, { fits: async () => {} })

/** What the database knows an address, an email or a member by in one limit: without the vault's key it tells nobody who that is. */
export const keyedBy = (vault: Vault, limit: string) => (key: string) =>
  vault.fingerprint(key.normalize('NFKC').toLowerCase(), `limit:${limit}`).toString('base64url')

/** A counter. `blocks` spares the database where a key that is above its limit is refused anyway. */
export function limiter(
  keyPrefix: string,
  { points, seconds }: Limit,
  counts: Counts,
  { blocks }: { blocks: boolean },
): RateLimiterStoreAbstract {
  const options = { keyPrefix, points, duration: seconds }
  const kept = { ...options, ...(blocks && { inMemoryBlockOnConsumed: points + 1 }), insuranceLimiter: new RateLimiterMemory(options) }
  return counts.redis
    ? new RateLimiterRedis({ ...kept, storeClient: counts.redis.client, rejectIfRedisNotReady: true })
    : new RateLimiterPostgres({ ...kept, storeClient: counts.pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true })
}

function counting(limiter: RateLimiterStoreAbstract, keyed: (key: string) => string, { points, seconds }: Limit, words?: string): Budget {
  const refusal = ({ msBeforeNext }: RateLimiterRes) =>
    new Refusal('TOO_MANY_REQUESTS', { ...(words && { words }), headers: limitHeaders({ points, seconds }, msBeforeNext) })
  const count: Count = async (plain, spent = 1) => {
    const key = keyed(plain)
    try {
      return spent > 0 ? givingBack(limiter, key, spent, await limiter.consume(key, spent)) : nothingBack
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? refusal(refused) : refused
    }
  }
  const fits: Budget['fits'] = async (plain, wanted) => {
    const spent = await limiter.get(keyed(plain))
    if (spent && spent.consumedPoints + wanted > points) throw refusal(spent)
  }
  return Object.assign(count, { fits })
}

/** Takes a try away from the count that it stands in; a later count would let one more through for it. */
export function givingBack(limiter: RateLimiterStoreAbstract, key: string, points: number, { msBeforeNext }: RateLimiterRes) {
  const over = Date.now() + msBeforeNext
  return async () => {
    if (Date.now() >= over) return
    await limiter.reward(key, points)
    // Whoever is refused from memory may have room again.
    limiter.deleteInMemoryBlockedAll()
  }
}

/** What an answer says of a limit that was reached. */
export function limitHeaders({ points, seconds }: Limit, waitMs: number) {
  const wait = String(Math.max(1, Math.ceil(waitMs / 1000)))
  return {
    'retry-after': wait,
    'ratelimit-limit': String(points),
    'ratelimit-remaining': '0',
    'ratelimit-reset': wait,
    'ratelimit-policy': `${points};w=${seconds}`,
  }
}
