import { z } from 'zod'
import { ClientId, OwnClientId } from './client-id.ts'
import { COMMENT_MAX, QUOTE_AROUND_MAX, QUOTE_MAX } from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { VersionNo } from './papers.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { prose } from './text.ts'

/** Words of a version with those right before and after them, as the W3C's TextQuoteSelector names them. White space is all the same there. */
const quote = { exact: prose(QUOTE_MAX), prefix: prose(QUOTE_AROUND_MAX, 0).default(''), suffix: prose(QUOTE_AROUND_MAX, 0).default('') }

export const PaperQuote = z.object({
  exact: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  /** Where they stand in the version that was commented on. */
  page: z.number().int(),
  /** Where they stand in the newest text that was read; null where they no longer do, or a text waits to be read, of which `state` tells. */
  newestPage: z.number().int().nullable(),
  state: z.enum(['found', 'orphaned', 'waiting']),
})
export type PaperQuote = z.infer<typeof PaperQuote>

export const PaperComment = z.object({
  id: Id,
  clientId: OwnClientId,
  paperId: Id,
  /** The version that was the newest one then, or that was chosen. */
  versionNo: z.number().int(),
  /** Null without a quote, and for whoever may not read the paper's text. */
  quote: PaperQuote.nullable(),
  /** The comment that began the thread; nothing for one that begins a thread itself. */
  parentId: Id.nullable(),
  /** Whom a reply to a reply answers. */
  answered: MemberCard.pick({ handle: true, name: true }).nullable(),
  /** Nobody where the comment was removed, or is withheld from the viewer, and its replies keep its place. */
  author: MemberCard.nullable(),
  /** Whether the paper's uploader wrote it. */
  isUploader: z.boolean(),
  /** Markdown; empty where nobody is its author. */
  text: z.string(),
  replies: Count,
  createdAt: Moment,
  editedAt: Moment.nullable(),
  /** There where it is withheld because of a report: its author and reviewers alone see what it says. */
  isWithheld: z.literal(true).optional(),
})
export type PaperComment = z.infer<typeof PaperComment>

const PaperId = z.strictObject({ paperId: Id })
const CommentId = PaperId.extend({ commentId: Id })
const path = '/api/research/papers/{paperId}/comments'

/** What is said about papers. */
export const paperComments = {
  list: member
    .route({ method: 'GET', path, summary: 'A page of threads, oldest first; the replies in one, oldest first' })
    .input(PaperId.extend({ parentId: Id.optional(), cursor: Cursor.optional() }))
    .output(pageOf(PaperComment))
    .errors(refuses('NOT_FOUND')),

  comment: member
    .route({ method: 'POST', path, successStatus: 201, summary: 'Comment on a version of a paper or on words of it, or answer a comment' })
    .input(
      PaperId.extend({
        clientId: ClientId,
        parentId: Id.optional(),
        text: prose(COMMENT_MAX),
        /** The newest one without it. */
        versionNo: VersionNo.optional(),
        quote: z.strictObject(quote).nullable().default(null),
      }),
    )
    .output(PaperComment)
    .errors(refuses('NOT_FOUND', 'QUOTE_NOT_FOUND')),

  edit: member
    .route({ method: 'PATCH', path: `${path}/{commentId}`, summary: "Change the words of one's own comment" })
    .input(CommentId.extend({ text: prose(COMMENT_MAX) }))
    .output(PaperComment)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),

  remove: member
    .route({ method: 'DELETE', path: `${path}/{commentId}`, summary: "Delete one's own comment, or any comment on one's own paper" })
    .input(CommentId)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),
}
