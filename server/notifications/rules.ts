import { Refusal } from '#contract/errors.ts'
import { noticeWords, rhythmsOf } from '#contract/notice-words.ts'
import type { MailRhythm, NoticeKind } from '#contract/notifications.ts'
import { midnightInIndia } from '../platform/india.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** An entry that nobody looks at takes up more of the same for this long; then a new one begins. */
const GROUP_MS = 7 * DAY_MS

type Grouping = 'while_unread' | 'within_a_day' | 'never'

/** What is read as one entry: acts of several people upon one thing are; a word of the house never is. */
const groupings: Partial<Record<NoticeKind, Grouping>> = {
  post_liked: 'while_unread',
  post_commented: 'while_unread',
  comment_replied: 'while_unread',
  comment_followed: 'while_unread',
  comment_mentioned: 'while_unread',
  paper_version: 'while_unread',
  paper_commented: 'while_unread',
  paper_replied: 'while_unread',
  paper_followed: 'while_unread',
  message_received: 'while_unread',
  message_reacted: 'while_unread',
  application_overdue: 'while_unread',
  profile_viewed: 'within_a_day',
}

/** Which earlier notice of the same kind about the same thing a new one joins; undefined when it stands alone. */
export function groupWindow(kind: NoticeKind, now: Date): { since: Date; unread: boolean } | undefined {
  const grouping = groupings[kind] ?? 'never'
  if (grouping === 'never') return undefined
  return grouping === 'while_unread'
    ? { since: new Date(now.getTime() - GROUP_MS), unread: true }
    : { since: midnightInIndia(now), unread: false }
}

/** Whoever was notified of this kind about the same thing after this moment is left in peace; undefined where nothing is held back. */
export function suppressedSince(kind: NoticeKind, now: Date) {
  const quietMs = quiet[kind]
  return quietMs === undefined ? undefined : new Date(now.getTime() - quietMs)
}

/**
 * Who comments at length, or claims a number or a page again and again, is heard of once in this time; so are several works that one post and its
 * comments cite, and an institution that posts or hires much.
 */
const quiet: Partial<Record<NoticeKind, number>> = {
  comment_followed: HOUR_MS,
  paper_followed: HOUR_MS,
  verification_dispute: DAY_MS,
  citation_retracted: DAY_MS,
  institution_contested: DAY_MS,
  institution_posted: DAY_MS,
  institution_hiring: DAY_MS,
}

/** What one member does to one thing is told once, however often it is taken back and done again; as long as that notice is kept. */
const once: readonly NoticeKind[] = ['post_liked', 'post_mentioned', 'comment_mentioned', 'case_solved']
export const isToldOnce = (kind: NoticeKind) => once.includes(kind)

/** Some kinds are always shown: whoever took over an account must not be able to silence what gives it away. */
export function mayMute(kinds: readonly NoticeKind[]) {
  if (kinds.some((kind) => noticeWords[kind].alwaysOn)) throw new Refusal('ALWAYS_ON')
}

/** A kind is sent by mail in one of its own ways. */
export function mayMail(kinds: readonly NoticeKind[], mail: MailRhythm) {
  const refused = kinds.filter((kind) => !rhythmsOf(kind).includes(mail))
  if (refused.some((kind) => rhythmsOf(kind).length === 1)) throw new Refusal('ALWAYS_ON')
  if (refused.length === 0) return
  const words = 'Emails about this do not come in that rhythm. Choose one of those that are offered.'
  throw new Refusal('BAD_INPUT', { words, issues: [{ path: 'mail', message: words }] })
}

/** Digests go out between these hours of India's clock: whoever comes home from a night reads them too. */
const MORNING = { from: 7, until: 11 }

/** Which emails are due at this hour: daily ones each morning, weekly ones with them on Mondays. */
export function dueRhythms(now: Date): MailRhythm[] {
  const midnight = midnightInIndia(now)
  const hour = (now.getTime() - midnight.getTime()) / HOUR_MS
  if (hour < MORNING.from || hour >= MORNING.until) return []
  // Midnight in India is still the day before in UTC.
  return midnight.getUTCDay() === 0 ? ['daily', 'weekly'] : ['daily']
}
