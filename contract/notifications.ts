import { z } from 'zod'
import { UNREAD_MAX } from './limits.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'

/** What members are notified of. */
export const NoticeKind = z.enum([
  'mate_request',
  'mate_accepted',
  'message_request',
  'message_received',
  'message_reacted',
  'message_reminder',
  'post_liked',
  'post_commented',
  'comment_replied',
  'comment_followed',
  'comment_mentioned',
  'post_mentioned',
  'case_solved',
  'post_checked',
  'citation_retracted',
  'paper_version',
  'paper_commented',
  'paper_replied',
  'paper_followed',
  'paper_retracted',
  'paper_reinstated',
  'institution_invited',
  'institution_joined',
  'institution_role',
  'institution_claim_decided',
  'institution_contested',
  'institution_mark_ended',
  'institution_mark_ending',
  'institution_mark_over',
  'institution_posted',
  'institution_hiring',
  'affiliation_asked',
  'affiliation_answered',
  'application_received',
  'application_moved',
  'application_withdrawn',
  'application_overdue',
  'posting_changed',
  'posting_closed',
  'posting_unconfirmed',
  'search_found',
  'shift_offered',
  'shift_accepted',
  'shift_declined',
  'shift_cancelled',
  'profile_viewed',
  'verification_more',
  'verification_approved',
  'verification_rejected',
  'verification_dispute',
  'verification_expiring',
  'verification_expired',
  'verification_renamed',
  'verification_revoked',
  'evidence_viewed',
  'evidence_deleted',
  'report_received',
  'report_decided',
  'report_reviewed',
  'report_gone',
  'report_upheld',
  'report_hid',
  'report_cleared',
  'appeal_decided',
  'name_decided',
  'grievance_received',
  'grievance_answered',
  'security_new_device',
  'security_password_changed',
  'security_email_changed',
  'security_factor_added',
  'security_factor_removed',
  'security_recovery_used',
  'security_recovery_renewed',
  'security_export_ready',
  'security_data_breach',
  'security_role_given',
  'security_role_ended',
  'event_reminder',
  'event_changed',
  'event_cancelled',
  'course_published',
  'course_returned',
  'weekly_summary',
])
export type NoticeKind = z.infer<typeof NoticeKind>

/** How a kind is sent by mail: as it happens, or summed up in the morning or on Mondays. `rhythmsOf` says which kind may be sent how. */
export const MailRhythm = z.enum(['off', 'at_once', 'daily', 'weekly'])
export type MailRhythm = z.infer<typeof MailRhythm>

/** One entry of the list: what happened once, or several times about one thing. */
export const Notice = z.object({
  /** Of the entry; it stays while more joins it. */
  id: Id,
  /** Of the newest thing in it: say it back to mark as read what has been seen and nothing more. */
  latestId: Id,
  kind: NoticeKind,
  /** Who did it, latest first, two at most; nobody where the house speaks. */
  people: z.array(MemberCard).max(2),
  /** How many more did it, of its latest hundred; with `isMore` there may be others before them. */
  others: z.number().int().min(0),
  isMore: z.boolean(),
  /** What it is about: a post, a claim, a session. */
  subjectId: Id.nullable(),
  /** The first words of a post or comment, or the name of a device; may be empty. */
  excerpt: z.string(),
  at: Moment,
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** How a member is notified of a kind. */
export const NoticeSetting = z.object({ kind: NoticeKind, inApp: z.boolean(), mail: MailRhythm })
export type NoticeSetting = z.infer<typeof NoticeSetting>

/** Counted up to a hundred: that many are as many or more. */
const Unread = z.object({ unread: z.number().int().min(0).max(UNREAD_MAX) })
const Settings = z.object({ items: z.array(NoticeSetting) })

export const notifications = {
  list: member
    .route({ method: 'GET', path: '/api/notifications', summary: 'A page of notices, latest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(Notice)),

  unread: member.route({ method: 'GET', path: '/api/notifications/unread', summary: 'How many notices are unread' }).output(Unread),

  read: member
    .route({ method: 'POST', path: '/api/notifications/read', summary: 'Mark one notice as read, up to the newest thing seen in it' })
    .input(z.strictObject({ id: Id, latestId: Id }))
    .output(Unread)
    .errors(refuses('NOT_FOUND')),

  readAll: member
    .route({ method: 'POST', path: '/api/notifications/read-all', summary: 'Mark all notices as read, up to the newest one seen' })
    .input(z.strictObject({ latestId: Id }))
    .output(Unread),

  settings: member
    .route({ method: 'GET', path: '/api/notifications/settings', summary: 'How one is notified of each kind' })
    .output(Settings),

  saveSettings: member
    .route({ method: 'PATCH', path: '/api/notifications/settings', summary: 'Change how one is notified of some kinds' })
    .input(z.strictObject({ kinds: z.array(NoticeKind).min(1), inApp: z.boolean().optional(), mail: MailRhythm.optional() }))
    .output(Settings)
    .errors(refuses('ALWAYS_ON')),
}
