import type { Notice, NoticeKind } from '#contract/notifications.ts'
import { profileOf } from '../profile/member/AuthorLine.tsx'

/** Whether a notice is about a report that its reader has sent. */
export const isOfReporter = (kind: NoticeKind) => /^report_(?:received|decided|reviewed)$/.test(kind)

/** Where a notice leads; nothing where it opens in place, as the devices of the account and decisions about oneself do. */
export function destinationOf({ kind, people, others, subjectId }: Notice): string | undefined {
  const [first] = people
  switch (kind) {
    case 'post_liked':
    case 'post_commented':
    case 'comment_replied':
    case 'comment_followed':
    case 'comment_mentioned':
    case 'post_mentioned':
    case 'case_solved':
    case 'post_checked':
    case 'citation_retracted':
      return `/dashboard?post=${subjectId}`
    case 'paper_version':
    case 'paper_commented':
    case 'paper_replied':
    case 'paper_followed':
    case 'paper_retracted':
    case 'paper_reinstated':
      return `/researchhub?paper=${subjectId}`
    case 'institution_invited':
    case 'institution_role':
    case 'institution_mark_ended':
    case 'institution_mark_ending':
    case 'institution_mark_over':
    case 'affiliation_answered':
    case 'institution_hiring':
      return `/institutions?id=${subjectId}`
    case 'institution_posted':
      return `/institutions?id=${subjectId}&tab=posts`
    case 'application_moved':
      return `/jobs?application=${subjectId}`
    case 'application_received':
    case 'application_withdrawn':
    case 'application_overdue':
      return `/institutions?job=${subjectId}&applicants`
    case 'posting_unconfirmed':
      return `/institutions?job=${subjectId}`
    case 'posting_changed':
    case 'posting_closed':
      return `/jobs?job=${subjectId}`
    case 'shift_offered':
      return `/locum?shift=${subjectId}`
    case 'shift_accepted':
    case 'shift_declined':
      return `/locum?desk=${subjectId}`
    // A doctor is named to the institution; the institution is one, and nobody of it is named to the doctor.
    case 'shift_cancelled':
      return `/locum?${first ? 'desk' : 'shift'}=${subjectId}`
    case 'search_found':
      return `/jobs?search=${subjectId}`
    case 'institution_joined':
    case 'institution_contested':
    case 'affiliation_asked':
      return `/institutions?id=${subjectId}&manage`
    // A page whose first claim was rejected is there for nobody: the reason stands beside the claim.
    case 'institution_claim_decided':
      return '/institutions?claims'
    case 'mate_request':
      return '/mates'
    case 'message_request':
    case 'message_received':
    case 'message_reacted':
    case 'message_reminder':
      return `/messages?conversation=${subjectId}`
    case 'event_reminder':
    case 'event_changed':
    case 'event_cancelled':
      return `/education?event=${subjectId}`
    case 'course_published':
    case 'course_returned':
      return `/education?write=${subjectId}`
    case 'mate_accepted':
      return first ? profileOf(first) : '/mates'
    case 'profile_viewed':
      return first && people.length + others === 1 ? profileOf(first) : '/profile'
    case 'security_export_ready':
      return '/settings?section=data'
    case 'security_data_breach':
      return '/settings?section=accesses'
    case 'security_email_changed':
    case 'security_factor_added':
    case 'security_factor_removed':
    case 'security_recovery_used':
    case 'security_recovery_renewed':
      return '/settings?section=security'
    case 'security_new_device':
    case 'security_password_changed':
    case 'report_upheld':
    case 'report_hid':
    case 'report_cleared':
    case 'appeal_decided':
    case 'report_received':
    case 'report_decided':
    case 'report_reviewed':
      return undefined
    case 'grievance_received':
    case 'grievance_answered':
      return '/settings?section=grievance'
    case 'report_gone':
      return '/rules'
    case 'name_decided':
      return '/profile'
    default:
      return '/verification'
  }
}
