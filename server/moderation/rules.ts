import { Refusal } from '#contract/errors.ts'

const DAY_MS = 24 * 3600_000
/** Most reports and most appeals of a member in 24 hours. */
export const REPORTS_A_DAY = 20
export const APPEALS_A_DAY = 5

/** Refuses one more when as many as a day allows were sent since `first`, the earliest of them. */
export function refuseTooMany(first: Date | undefined, now: Date) {
  const waitMs = first ? first.getTime() + DAY_MS - now.getTime() : 0
  if (waitMs <= 0) return
  throw new Refusal('TOO_MANY_REQUESTS', {
    words: 'You have sent as many of these as we take from one member a day. Please try again tomorrow.',
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  })
}

/** Nobody reports themselves. */
export function refuseOwn(aboutId: string, viewerId: string) {
  if (aboutId === viewerId) throw new Refusal('OWN_REPORT')
}

/** Whoever asked and whomever it is about leave the decision to another reviewer. */
export const mayDecide = (concerned: readonly string[], reviewerId: string) => !concerned.includes(reviewerId)

/** A case is decided once, by somebody whom it does not concern. */
export function refuseDecision(found: { decided_at: Date | null; concerned: readonly string[] } | undefined, reviewerId: string) {
  if (!found) throw new Refusal('NOT_FOUND')
  if (!mayDecide(found.concerned, reviewerId)) throw new Refusal('NOT_YOUR_CASE')
  if (found.decided_at) throw new Refusal('CASE_DECIDED')
}
