import { Refusal } from '#contract/errors.ts'
import { noticeWords } from '#contract/notice-words.ts'
import type { MailRhythm, NoticeKind, NoticeSetting } from '#contract/notifications.ts'
import { midnightInIndia } from '../platform/india.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** An entry that nobody looks at takes up more of the same for this long; then a new one begins. */
const GATHERING_MS = 7 * DAY_MS

type Gathering = 'while_unread' | 'within_a_day' | 'never'

/** What is read as one entry: acts of several people upon one thing are; a word of the house never is. */
const gatherings: Partial<Record<NoticeKind, Gathering>> = {
  post_liked: 'while_unread',
  post_commented: 'while_unread',
  comment_replied: 'while_unread',
  profile_viewed: 'within_a_day',
}

/** Which earlier notice of the same kind about the same thing a new one joins; undefined when it stands alone. */
export function joins(kind: NoticeKind, now: Date): { since: Date; unread: boolean } | undefined {
  const gathering = gatherings[kind] ?? 'never'
  if (gathering === 'never') return undefined
  return gathering === 'while_unread'
    ? { since: new Date(now.getTime() - GATHERING_MS), unread: true }
    : { since: midnightInIndia(now), unread: false }
}

/** Whoever was told of this kind about the same thing after this moment is left in peace; undefined where everything is told. */
export const quietSince = (kind: NoticeKind, now: Date) => (kind === 'comment_replied' ? new Date(now.getTime() - HOUR_MS) : undefined)

/** How members are told of a kind who have not chosen: on their pages, unless it has to be asked for, and never by mail. */
export const proposed = (kind: NoticeKind): NoticeSetting => ({ kind, inApp: !noticeWords[kind].askedFor, mail: 'off' })

/** Some kinds are always shown: whoever took over an account must not be able to silence what gives it away. */
export function mayMute(kinds: readonly NoticeKind[]) {
  if (kinds.some((kind) => noticeWords[kind].fixed)) throw new Refusal('ALWAYS_TOLD')
}

/** Letters go out between these hours of India's clock: whoever comes home from a night reads them too. */
const MORNING = { from: 7, until: 11 }

/** Which letters are due at this hour: daily ones each morning, weekly ones with them on Mondays. */
export function dueRhythms(now: Date): MailRhythm[] {
  const midnight = midnightInIndia(now)
  const hour = (now.getTime() - midnight.getTime()) / HOUR_MS
  if (hour < MORNING.from || hour >= MORNING.until) return []
  // Midnight in India is still the day before in UTC.
  return midnight.getUTCDay() === 0 ? ['daily', 'weekly'] : ['daily']
}
