import type { MailRhythm, NoticeKind, NoticeSetting } from './notifications.ts'

type NoticeWords = {
  /** Begins with a small letter where people did it and their names stand before it. */
  phrase: string
  /** Names the kind in settings and on buttons: "Mute likes on your posts". */
  label: string
  /** Why a member gets it. */
  reason: string
  /** Cannot be muted. */
  alwaysOn?: true
  /** Off until a member turns it on. */
  offByDefault?: true
  /** Sent by mail as it happens: to everybody, or to whoever leaves it so. */
  mail?: 'always' | 'advised'
  /** Summed up once a week and shown on Home, never listed. */
  onHome?: true
}

const mine = { reason: 'This is about your verification.', alwaysOn: true } as const
const claim = { ...mine, label: 'verification: decisions and questions', mail: 'always' } as const
const expiry = { ...mine, label: 'a proof that expires', mail: 'advised' } as const
const asked = { label: 'reports and appeals', reason: 'You asked a person to look at this.' } as const
const ruling = {
  label: 'decisions on reports about you',
  reason: 'This is about something of yours.',
  alwaysOn: true,
  mail: 'advised',
} as const
const grievance = { label: 'grievances', reason: 'You filed a grievance.', alwaysOn: true, mail: 'always' } as const
const runs = { label: 'pages you run or claim', reason: 'You run this page.', alwaysOn: true, mail: 'advised' } as const
const follows = { reason: 'You follow this institution.' } as const
const recruits = { reason: 'You recruit for this institution.' } as const
const account = { label: 'security', reason: 'This is about the security of your account.', alwaysOn: true, mail: 'always' } as const

/** How each kind reads. The list, the settings and the emails all take their words from here. */
export const noticeWords: Record<NoticeKind, NoticeWords> = {
  mate_request: { phrase: 'wants to be your mate', label: 'mate requests', reason: 'They sent you a request.' },
  mate_accepted: { phrase: 'accepted your request', label: 'answers to your requests', reason: 'You sent them a request.' },
  message_request: { phrase: 'sent you a message request', label: 'message requests', reason: 'They are not among your mates.' },
  message_received: {
    phrase: 'sent you a message',
    label: 'messages',
    reason: 'You take part in this conversation.',
    offByDefault: true,
  },
  message_reacted: { phrase: 'reacted to your message', label: 'reactions to your messages', reason: 'This is your message.' },
  message_reminder: { phrase: 'You asked to be reminded of a message', label: 'reminders', reason: 'You asked for this.' },
  event_reminder: {
    phrase: 'What you are going to begins within the hour',
    label: 'reminders of events',
    reason: 'You said that you are going.',
  },
  event_changed: { phrase: 'changed an event that you are going to', label: 'changes of events', reason: 'You said that you are going.' },
  event_cancelled: {
    phrase: 'An event that you were going to is cancelled',
    label: 'cancelled events',
    reason: 'You said that you are going.',
  },
  course_published: { phrase: 'Your course is published', label: 'published courses', reason: 'You wrote this course.' },
  course_returned: {
    phrase: 'A reviewer sent your course back',
    label: 'courses that a reviewer sent back',
    reason: 'You wrote this course.',
  },
  post_liked: { phrase: 'liked your post', label: 'likes on your posts', reason: 'This is your post.' },
  post_commented: { phrase: 'commented on your post', label: 'comments on your posts', reason: 'This is your post.' },
  comment_replied: { phrase: 'replied to your comment', label: 'replies to your comments', reason: 'This is your comment.' },
  comment_followed: {
    phrase: 'also commented on a post',
    label: 'further comments on posts you commented on',
    reason: 'You commented on this post.',
  },
  comment_mentioned: { phrase: 'mentioned you in a comment', label: 'mentions of you in comments', reason: 'They mentioned you.' },
  post_mentioned: { phrase: 'mentioned you in a post', label: 'mentions of you in posts', reason: 'They mentioned you.' },
  case_solved: { phrase: 'said how a case turned out', label: 'outcomes of cases', reason: 'You commented on this case.' },
  post_checked: { phrase: 'Your post has been checked', label: 'checks of your posts', reason: 'This is your post.' },
  citation_retracted: {
    phrase: 'A paper that you cite was retracted',
    label: 'retractions of papers you cite',
    reason: 'Your post or comment names it by its DOI.',
  },
  paper_version: { phrase: 'added a version to a paper', label: 'new versions of papers', reason: 'You follow this paper.' },
  paper_commented: { phrase: 'commented on your paper', label: 'comments on your papers', reason: 'This is your paper.' },
  paper_replied: {
    phrase: 'replied to your comment on a paper',
    label: 'replies to your comments on papers',
    reason: 'This is your comment.',
  },
  paper_followed: { phrase: 'commented on a paper you follow', label: 'comments on papers you follow', reason: 'You follow this paper.' },
  paper_retracted: {
    phrase: 'A paper that you uploaded was retracted',
    label: 'retractions of your papers',
    reason: 'You uploaded this paper.',
  },
  paper_reinstated: {
    phrase: 'A paper that you uploaded was reinstated: it counts as retracted no longer',
    label: 'reinstatements of your papers',
    reason: 'You uploaded this paper.',
  },
  institution_invited: { phrase: 'invited you to run a page', label: 'invitations to run pages', reason: 'They run this page.' },
  institution_joined: {
    phrase: 'accepted your invitation to run a page',
    label: 'answers to your invitations',
    reason: 'You run this page.',
  },
  institution_role: { phrase: 'Your role on a page has changed', ...runs },
  institution_claim_decided: {
    phrase: 'A reviewer has decided on your claim to a page',
    ...runs,
    reason: 'You claimed this page.',
  },
  institution_contested: { phrase: 'Somebody else has claimed a page that you own', ...runs },
  institution_mark_ended: { phrase: 'A reviewer has ended the mark of a page that you run', ...runs },
  institution_mark_ending: { phrase: 'The mark of a page that you run is about to end: claim the page again to keep it', ...runs },
  institution_mark_over: { phrase: 'The mark of a page that you run has ended with its year: its jobs take no applications', ...runs },
  institution_posted: { phrase: 'An institution that you follow shows a new post', label: 'posts of institutions you follow', ...follows },
  institution_hiring: { phrase: 'An institution that you follow has a new job', label: 'jobs of institutions you follow', ...follows },
  affiliation_asked: {
    phrase: 'wants to be confirmed at a page you run',
    label: 'people who say that they work at an institution of yours',
    reason: 'You run this page.',
  },
  affiliation_answered: {
    phrase: 'An institution has answered you',
    label: 'answers of institutions',
    reason: 'You said that you work there, or did.',
  },
  application_received: { phrase: 'applied for a job of your institution', label: 'applications to your institution’s jobs', ...recruits },
  application_withdrawn: { phrase: 'withdrew an application', label: 'withdrawn applications', ...recruits },
  application_overdue: {
    phrase: 'waited a week for an answer to an application',
    label: 'applications that wait for an answer',
    ...recruits,
  },
  application_moved: {
    phrase: 'Your application has moved on',
    label: 'answers to your applications',
    reason: 'You applied for this job.',
  },
  posting_changed: {
    phrase: 'A job that you applied for has changed',
    label: 'changes of jobs you applied for',
    reason: 'You applied for this job.',
  },
  posting_closed: { phrase: 'A job has closed', label: 'jobs that close', reason: 'You applied for this job, or you recruit for it.' },
  posting_unconfirmed: {
    phrase: 'Is this job still open? Please confirm it, or it closes by itself',
    label: 'whether your institution’s jobs are still open',
    ...recruits,
  },
  search_found: {
    phrase: 'There are new jobs for a search of yours',
    label: 'new jobs for your searches',
    reason: 'You saved this search.',
  },
  shift_offered: {
    phrase: 'A hospital offers you a locum shift',
    label: 'locum shifts offered to you',
    reason: 'You said that you are free then.',
  },
  shift_accepted: { phrase: 'accepted a locum shift', label: 'locum shifts that doctors accept', ...recruits },
  shift_declined: { phrase: 'declined a locum shift', label: 'locum shifts that doctors decline', ...recruits },
  shift_cancelled: {
    phrase: 'A locum shift was cancelled',
    label: 'locum shifts that are cancelled',
    reason: 'You had accepted it, or you recruit for its institution.',
  },
  profile_viewed: {
    phrase: 'viewed your profile',
    label: 'views of your profile',
    reason: 'You turned on profile view notifications.',
    offByDefault: true,
  },
  verification_more: { phrase: 'A reviewer needs more information from you', ...claim },
  verification_approved: { phrase: 'Your verification was approved', ...claim },
  verification_rejected: { phrase: 'Your verification was not approved', ...claim },
  verification_dispute: { phrase: 'Someone else has submitted your registration number or ID', ...claim },
  verification_expiring: { phrase: 'Your verification is about to expire', ...expiry },
  verification_expired: { phrase: 'Your verification has expired', ...expiry },
  verification_renamed: { phrase: 'Your verification ended because your name has changed', ...claim },
  verification_revoked: { phrase: 'Your verification was withdrawn', ...claim },
  evidence_viewed: { phrase: 'A reviewer has viewed your documents', label: 'views of your documents', ...mine },
  evidence_deleted: {
    phrase: 'A reviewer has deleted a file of yours, as it shows an Aadhaar number',
    label: 'views of your documents',
    ...mine,
  },
  report_received: { phrase: 'We have received your report', ...asked },
  report_decided: { phrase: 'Your report has been reviewed', ...asked },
  report_reviewed: { phrase: 'Another reviewer has looked at your report after an appeal', ...asked },
  report_gone: { phrase: 'What you reported is gone, as its author has left', ...asked },
  report_hid: { phrase: 'Something of yours is hidden until a reviewer has looked: a patient may be recognised in it', ...ruling },
  report_cleared: { phrase: 'A reviewer has looked at something of yours that was hidden, and it is shown again', ...ruling },
  report_upheld: { phrase: 'A report about something of yours was upheld', ...ruling },
  appeal_decided: { phrase: 'Another reviewer has decided on your appeal', ...ruling },
  name_decided: { phrase: 'A reviewer has looked at your name', ...asked },
  grievance_received: { phrase: 'We have received your grievance', ...grievance },
  grievance_answered: { phrase: 'Your grievance was answered', ...grievance },
  security_new_device: { phrase: 'Someone signed in from a new device', ...account },
  security_password_changed: { phrase: 'Your password was changed', ...account },
  security_email_changed: { phrase: 'Your account was moved to another email address', ...account },
  security_factor_added: { phrase: 'An authenticator app or a passkey was added to your account', ...account },
  security_factor_removed: { phrase: 'An authenticator app or a passkey was removed from your account', ...account },
  security_recovery_used: { phrase: 'A recovery code of your account was used', ...account },
  security_recovery_renewed: { phrase: 'New recovery codes were made for your account', ...account },
  security_export_ready: { phrase: 'Your data is ready', ...account },
  security_data_breach: { phrase: 'There was a breach of personal data that concerns you', ...account },
  security_role_given: { phrase: 'You were given a role at the desk of Wardmates', ...account },
  security_role_ended: { phrase: 'A role of yours at the desk of Wardmates has ended', ...account },
  weekly_summary: {
    phrase: 'Your week on Wardmates',
    label: 'the weekly summary',
    reason: 'It sums up the week of your mates and your specialty.',
    onHome: true,
  },
}

/** How a kind may be sent by mail. Where there is one way, nobody may change it. */
export function rhythmsOf(kind: NoticeKind): readonly MailRhythm[] {
  const { mail, onHome } = noticeWords[kind]
  if (mail) return mail === 'always' ? ['at_once'] : ['off', 'at_once']
  return onHome ? ['off', 'weekly'] : ['off', 'daily', 'weekly']
}

/** How members are notified who have not chosen: on their pages, unless it has to be asked for, and by mail of what may not wait. */
export const recommended = (kind: NoticeKind): NoticeSetting => ({
  kind,
  inApp: !noticeWords[kind].offByDefault,
  mail: noticeWords[kind].mail ? 'at_once' : 'off',
})

/** Why some kinds have no way to mute them. */
export const ALWAYS_ON_REASON =
  'What cannot be muted concerns your account, your verification, pages you run and what was decided about you.'

type Named = { name: string }

const othersInEnglish = (count: number, isMore: boolean) => `${isMore ? 'at least ' : ''}${count} others`

/** "Asha Rao", "Asha Rao and Ravi Menon", "Asha Rao and 3 others"; nothing where the notice comes from Wardmates itself. */
export function namesOf(people: readonly Named[], others: number, isMore = false, sayOthers = othersInEnglish): string[] {
  const [first, second] = people
  if (!first) return []
  if (others > 0) return [first.name, sayOthers(others + people.length - 1, isMore)]
  return second ? [first.name, second.name] : [first.name]
}
