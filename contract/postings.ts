import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { Count, Cursor, Id, pageOf } from './page.ts'
import { CloseReason, Posting, PostingCard, PostingField, PostingState, postingFields } from './posting.ts'
import { member, refuses } from './route.ts'

const PostingId = z.strictObject({ postingId: Id })
const path = '/api/postings'
const ofPosting = `${path}/{postingId}` as const
const Said = z.strictObject(postingFields).partial()
const manages = refuses('NOT_FOUND', 'NO_ROLE')

/** What keeps a posting from being published, or is to be thought of before. */
const PublishCheck = z.object({
  /** Each with the field it is about and words beside it; empty where it can be published. */
  faults: z.array(z.object({ field: PostingField.nullable(), words: z.string() })),
  /** Open postings of the same institution that look like this one. */
  duplicates: z.array(PostingCard),
  /** It would bear the mark of a repost. */
  isRepost: z.boolean(),
})

/** What owners and recruiters of an institution do with its postings. */
export const postings = {
  list: member
    .route({
      method: 'GET',
      path: '/api/institutions/{institutionId}/postings',
      summary: 'The postings of an institution, for its owners and recruiters; newest first',
    })
    .input(z.strictObject({ institutionId: Id, postingState: PostingState.optional(), cursor: Cursor.optional() }))
    .output(pageOf(PostingCard.extend({ unviewed: Count })))
    .errors(manages),

  get: member
    .route({ method: 'GET', path: ofPosting, summary: 'A posting, for whoever may edit it' })
    .input(PostingId)
    .output(Posting)
    .errors(manages),

  create: member
    .route({
      method: 'POST',
      path,
      successStatus: 201,
      summary: 'Begin a draft, as an owner or recruiter; the institution needs no mark yet',
    })
    .input(Said.extend({ clientId: ClientId, institutionId: Id, title: postingFields.title }))
    .output(Posting)
    .errors({ ...manages, ...refuses('LIST_FULL', 'AADHAAR_SEEN') }),

  edit: member
    .route({
      method: 'PATCH',
      path: ofPosting,
      summary:
        'Change a draft or, for a verified institution, a published posting; what is left out stays. Applicants are notified of which fields of a published one changed',
    })
    .input(PostingId.extend(Said.shape).extend({ version: z.number().int() }))
    .output(Posting)
    .errors({
      ...manages,
      ...refuses('POSTING_CHANGED', 'POSTING_CLOSED', 'POSTING_INCOMPLETE', 'ASKS_FOR_MONEY', 'AADHAAR_SEEN', 'INSTITUTION_UNVERIFIED'),
    }),

  check: member
    .route({ method: 'GET', path: `${ofPosting}/check`, summary: 'What keeps a draft from being published, and postings that it repeats' })
    .input(PostingId)
    .output(PublishCheck)
    .errors(manages),

  publish: member
    .route({ method: 'POST', path: `${ofPosting}/publication`, summary: 'Publish a draft of a verified institution' })
    .input(PostingId.extend({ version: z.number().int() }))
    .output(Posting)
    .errors({
      ...manages,
      ...refuses('POSTING_CHANGED', 'POSTING_CLOSED', 'POSTING_INCOMPLETE', 'ASKS_FOR_MONEY', 'INSTITUTION_UNVERIFIED'),
    }),

  confirm: member
    .route({
      method: 'POST',
      path: `${ofPosting}/confirmation`,
      summary: 'Say that a posting of a verified institution is still open; it is asked every 14 days',
    })
    .input(PostingId)
    .output(Posting)
    .errors({ ...manages, ...refuses('POSTING_CLOSED', 'INSTITUTION_UNVERIFIED') }),

  close: member
    .route({ method: 'POST', path: `${ofPosting}/closure`, summary: 'Close a posting. Applicants are notified' })
    .input(PostingId.extend({ closeReason: CloseReason.extract(['filled', 'withdrawn']) }))
    .output(Posting)
    .errors({ ...manages, ...refuses('POSTING_CLOSED') }),

  remove: member
    .route({ method: 'DELETE', path: ofPosting, summary: 'Delete a draft' })
    .input(PostingId)
    .output(z.object({ id: Id }))
    .errors({ ...manages, ...refuses('NOT_A_DRAFT') }),
}
