import type { Touched } from './touches.ts'

/** What is said to all pages of a member, whatever they show. */
export type MemberEvent =
  | 'messages_changed'
  | 'urgent_rings'
  | 'notifications_changed'
  | 'mates_changed'
  | 'saved_changed'
  | 'saved_jobs_changed'
  | 'shifts_changed'
  | 'applications_changed'
  | 'verification_changed'
  | 'desk_changed'

/** An event of a member, gathered beside what pages show: `member` is no kind that a page can name. */
export const eventFor = (memberId: string, event: MemberEvent) => `member:${memberId}:${event}`
export const isForMember = ([about]: Touched) => about.startsWith('member:')

export function memberEventOf(about: string) {
  const [, memberId, event] = about.split(':') as [string, string, MemberEvent]
  return { memberId, event }
}
