import { z } from 'zod'

/** What members are told of. The last two groups cannot be muted. */
export const NoticeKind = z.enum([
  'mate_request',
  'mate_accepted',
  'post_liked',
  'post_commented',
  'comment_replied',
  'post_checked',
  'profile_viewed',
  'verification_more',
  'verification_approved',
  'verification_rejected',
  'verification_dispute',
  'verification_expiring',
  'verification_revoked',
  'evidence_viewed',
  'security_new_device',
  'security_password_changed',
])
export type NoticeKind = z.infer<typeof NoticeKind>
