import type { NoticeKind } from './notifications.ts'

type NoticeWords = {
  /** Begins with a small letter where people did it and their names stand before it. */
  told: string
  /** Names the kind in settings and on buttons: "Mute likes on your posts". */
  label: string
  /** Why one is told. */
  reason: string
  /** Cannot be muted. */
  fixed?: true
  /** Nobody is told who does not ask to be. */
  askedFor?: true
}

const claim = { label: 'verification', reason: 'It is about your verification.', fixed: true } as const
const account = { label: 'security', reason: 'It is about the safety of your account.', fixed: true } as const

/** How each kind reads. The list, the settings and the letters all take their words from here. */
export const noticeWords: Record<NoticeKind, NoticeWords> = {
  mate_request: { told: 'would like to be your mate', label: 'requests to be your mate', reason: 'You were asked.' },
  mate_accepted: { told: 'accepted your request', label: 'answers to your requests', reason: 'You asked them.' },
  post_liked: { told: 'liked your post', label: 'likes on your posts', reason: 'It is your post.' },
  post_commented: { told: 'commented on your post', label: 'comments on your posts', reason: 'It is your post.' },
  comment_replied: { told: 'commented after you', label: 'comments after yours', reason: 'You commented on this post.' },
  post_checked: { told: 'Your post has been checked', label: 'checks of your posts', reason: 'It is your post.' },
  profile_viewed: {
    told: 'viewed your profile',
    label: 'views of your profile',
    reason: 'You asked to be told of views.',
    askedFor: true,
  },
  verification_more: { told: 'A reviewer asks you for something more', ...claim },
  verification_approved: { told: 'You are verified', ...claim },
  verification_rejected: { told: 'Your verification was not approved', ...claim },
  verification_dispute: { told: 'Somebody else has named your registration number', ...claim },
  verification_expiring: { told: 'Your verification is about to expire', ...claim },
  verification_revoked: { told: 'Your verification was taken back', ...claim },
  evidence_viewed: { told: 'A reviewer has looked at your documents', ...claim },
  security_new_device: { told: 'Somebody signed in on a device that we had not seen before', ...account },
  security_password_changed: { told: 'Your password was changed', ...account },
}

/** Why some kinds have no way to mute them. */
export const ALWAYS_TOLD_WORDS = 'These cannot be muted: they concern your account and your standing.'

type Named = { name: string }

/** "Asha Rao", "Asha Rao and Ravi Menon", "Asha Rao and 3 others"; nothing where the house speaks. */
export function namesOf(people: readonly Named[], others: number): string[] {
  const [first, second] = people
  if (!first) return []
  if (others > 0) return [first.name, `${others + people.length - 1} others`]
  return second ? [first.name, second.name] : [first.name]
}
