import { Refusal } from '#contract/errors.ts'
import type { ReportKind, ReportReason } from '#contract/moderation.ts'
import { reportKinds, type WithheldKind } from '#contract/report-kinds.ts'
import { APPEAL_DAYS, DECIDE_DAYS, PRIVACY_REJECTED, reportReasons } from '#contract/report-reasons.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
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

/** Until when a report that is made now is to be decided. */
export const reportDueAt = (reason: ReportReason, now: Date) =>
  new Date(now.getTime() + reportReasons.find(({ id }) => id === reason)!.hours * HOUR_MS)

/** Whether something of this kind is withheld where a report about it is right, whichever rule it breaks. */
export const isWithheldKind = (kind: ReportKind): kind is WithheldKind => reportKinds.some(({ id, withheld }) => id === kind && withheld)

type About = { kind: ReportKind; reason: ReportReason }

/** Whether a report of this may withhold it before anybody has decided. */
export const mayHideAtOnce = ({ kind, reason }: About) => reason === 'patient_privacy' && isWithheldKind(kind)

/** Whether one report withholds what it is about before anybody has decided; `rejected` are the decisions against such reports of its sender. */
export function hidesAtOnce(about: About, sender: { verified: boolean; rejected: readonly Date[] }, now: Date) {
  const since = now.getTime() - PRIVACY_REJECTED.days * DAY_MS
  const lately = sender.rejected.filter((at) => at.getTime() > since).length
  return mayHideAtOnce(about) && sender.verified && lately < PRIVACY_REJECTED.most
}

/** Until when an appeal is to be decided. */
export const appealDueAt = (sentAt: Date) => new Date(sentAt.getTime() + DECIDE_DAYS * DAY_MS)

/** The last moment for an appeal against a decision. */
export const appealUntil = (decidedAt: Date) => new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS)

/** Only what was decided about the viewer can be appealed, and only for a while. */
export function refuseLate(ruling: { decided_at: Date | null } | undefined, now: Date) {
  if (!ruling?.decided_at) throw new Refusal('NOT_FOUND')
  if (now > appealUntil(ruling.decided_at)) throw new Refusal('APPEAL_CLOSED')
}

/** Whoever asked, whomever it is about, whoever decided it before and whoever has `blocked` one of them leave the decision to another reviewer. */
export const mayDecide = (concerned: readonly (string | null)[], reviewerId: string, blocked: ReadonlySet<string>) =>
  concerned.every((id) => id === null || (id !== reviewerId && !blocked.has(id)))

type Case = { decided_at: Date | null; concerned: readonly (string | null)[] }

/** A case is decided once, by somebody whom it does not concern and who has blocked nobody of those whom it does. */
export function refuseDecision(found: Case | undefined, reviewerId: string, blocked: ReadonlySet<string>) {
  if (!found) throw new Refusal('NOT_FOUND')
  if (!mayDecide(found.concerned, reviewerId, blocked)) throw new Refusal('NOT_YOUR_CASE')
  if (found.decided_at) throw new Refusal('CASE_DECIDED')
}
