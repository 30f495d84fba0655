import { z } from 'zod'
import { SentApplication } from './application.ts'
import { ClientId } from './client-id.ts'
import { APPLICATION_NOTE_MAX, STATUS_AT_ONCE } from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { ApplicationStatus } from './posting.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { line, prose } from './text.ts'

/** An application in the list of those to a posting: of the applicant no more than they sent. */
export const Applicant = z.object({
  id: Id,
  memberId: Id,
  name: z.string(),
  headline: z.string(),
  location: z.string(),
  /** What was checked of them when they applied, or what became of it since; empty where nothing was. */
  checked: z.string(),
  status: ApplicationStatus,
  sentAt: Moment,
  hasCv: z.boolean(),
  /** Until when it is fair that they wait for a first answer; null where they wait for none. */
  answerDueAt: Moment.nullable(),
})
export type Applicant = z.infer<typeof Applicant>

/** A note that only those who manage the posting read. */
export const ApplicantNote = z.object({ id: Id, by: MemberCard.nullable(), at: Moment, text: z.string(), isOwn: z.boolean() })
export type ApplicantNote = z.infer<typeof ApplicantNote>

/** The conversation with an applicant. One of the team holds it at a time. */
const ApplicantThread = z.object({
  /** Null where they have left Wardmates. */
  by: MemberCard.nullable(),
  /** They recruit there still, and meet the applicant. */
  isHeld: z.boolean(),
  /** Theirs alone to open: null for their colleagues. */
  conversationId: Id.nullable(),
})

export const OpenedApplicant = SentApplication.extend({
  memberId: Id,
  postingId: Id,
  notes: z.array(ApplicantNote),
  /** Null where nobody has written yet. */
  thread: ApplicantThread.nullable(),
})
export type OpenedApplicant = z.infer<typeof OpenedApplicant>

const PostingId = z.strictObject({ postingId: Id })
const ApplicationId = z.strictObject({ applicationId: Id })
const ofPosting = '/api/postings/{postingId}/applicants' as const
const ofApplicant = '/api/applicants/{applicationId}' as const
const manages = refuses('NOT_FOUND', 'NO_ROLE', 'POSTING_REMOVED', 'READING_SUSPENDED')
/** What an institution says of an application. That it was looked at says itself. */
const Said = ApplicationStatus.extract(['shortlisted', 'rejected', 'offer'])

/** What owners and recruiters of an institution do with the applications to its postings. Each call asks anew whether they still are. */
export const applicants = {
  list: member
    .route({ method: 'GET', path: ofPosting, summary: 'Applications to a posting, newest first, and how many of each status there are' })
    .input(PostingId.extend({ status: ApplicationStatus.optional(), cursor: Cursor.optional() }))
    .output(
      pageOf(Applicant).extend({
        counts: z.object(
          Object.fromEntries(ApplicationStatus.options.map((one) => [one, Count])) as Record<ApplicationStatus, typeof Count>,
        ),
      }),
    )
    .errors(manages),

  view: member
    .route({ method: 'POST', path: `${ofApplicant}/view`, summary: 'Read an application; the applicant learns that it was viewed' })
    .input(ApplicationId)
    .output(OpenedApplicant)
    .errors({ ...manages, ...refuses('APPLICATION_WITHDRAWN') }),

  setStatus: member
    .route({
      method: 'POST',
      path: `${ofPosting}/status`,
      summary: 'Shortlist, reject or make an offer to several applicants, who are notified; withdrawn applications stay',
    })
    .input(PostingId.extend({ applicationIds: z.array(Id).min(1).max(STATUS_AT_ONCE), status: Said, words: line(300, 0).default('') }))
    .output(z.object({ items: z.array(Applicant) }))
    .errors({ ...manages, ...refuses('ASKS_FOR_MONEY') }),

  addNote: member
    .route({ method: 'POST', path: `${ofApplicant}/notes`, successStatus: 201, summary: 'Add a note for one’s team' })
    .input(ApplicationId.extend({ clientId: ClientId, text: prose(APPLICATION_NOTE_MAX) }))
    .output(ApplicantNote)
    .errors({ ...manages, ...refuses('APPLICATION_WITHDRAWN', 'LIST_FULL') }),

  removeNote: member
    .route({ method: 'DELETE', path: `${ofApplicant}/notes/{noteId}`, summary: 'Delete one’s own note' })
    .input(ApplicationId.extend({ noteId: Id }))
    .output(z.object({ id: Id }))
    .errors(manages),

  write: member
    .route({
      method: 'POST',
      path: `${ofApplicant}/conversation`,
      summary:
        'Open the conversation with an applicant, who has agreed to it by applying. It is held by whoever began it, until a colleague takes it over with a conversation of their own',
    })
    .input(ApplicationId.extend({ takesOver: z.boolean().default(false) }))
    .output(z.object({ conversationId: Id }))
    .errors({ ...manages, ...refuses('APPLICATION_WITHDRAWN', 'HELD_BY_COLLEAGUE') }),

  export: member
    .route({
      method: 'GET',
      path: `${ofPosting}/csv`,
      summary:
        'The applications to a posting as CSV, in which no cell is a formula. Of those that nobody has opened the applicants read that they were exported',
    })
    .input(PostingId)
    .output(z.file())
    .errors(manages),
}
