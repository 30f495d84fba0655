import { z } from 'zod'
import { CheckState, VerificationStatus } from './feed.ts'
import { FEED_GREW_MAX } from './live.ts'
import { Head, Marks, Message, Seq } from './messages.ts'
import { Count, Id, Moment } from './page.ts'
import { Poll } from './poll.ts'

const Nothing = z.object({})
const OfConversation = z.object({ conversationId: Id })
const OfPost = z.object({ postId: Id })

/** Every event is a hint: it names what changed, and the reader asks the API for what it may see. Counts travel along because everybody may see them. */
export const LiveEvents = z.object({
  /** What a page shows is no more, or no longer for its reader. */
  interest_gone: z.object({ interest: z.string() }),
  /** Posts that came since the last time, newest last; more than these came when there is a `gap`. */
  feed_grew: z.object({ posts: z.array(OfPost.extend({ authorId: Id })).max(FEED_GREW_MAX), gap: z.boolean() }),
  /** A post as it stands: said to whoever begins to show it and when it changed. `at` orders them, in milliseconds: they may overtake each other. */
  post_now: OfPost.extend({
    likes: Count,
    comments: Count,
    verificationStatus: VerificationStatus,
    checkState: CheckState,
    editedAt: Moment.nullable(),
    /** Whether its link has a preview. */
    hasPreview: z.boolean(),
    /** When its author last said how it turned out, where it is a case. */
    outcomeAt: Moment.nullable(),
    /** The total alone: not everybody may see the votes for each option. */
    poll: Poll.pick({ votes: true, version: true }).nullable(),
    at: z.number(),
  }),
  /** Something about the check of a post is another than before, be it no more than a contest. */
  check_changed: OfPost,
  post_removed: OfPost,
  comments_changed: OfPost,
  /** A paper, its versions, how far their text is, or what is said about it. */
  paper_changed: z.object({ paperId: Id }),
  /** How far a paper is: said to whoever begins to show it and when it changed. So many texts are still to be read, and whether it is to be indexed. */
  paper_now: z.object({ paperId: Id, reading: Count, indexing: z.boolean() }),
  /** The page of an institution, who works there or who runs it. */
  institution_changed: z.object({ institutionId: Id }),
  /** A posting: what it says, whether it is open, who has applied. */
  posting_changed: z.object({ postingId: Id }),
  /** The reader's own applications, or those that they read for an institution. */
  applications_changed: Nothing,
  /** The reader's own saved postings or searches. */
  saved_jobs_changed: Nothing,
  /** The reader's own shifts and offers, or those of an institution that they run. */
  shifts_changed: Nothing,
  /** Something that a member's profile shows, or who may see it. */
  profile_changed: z.object({ memberId: Id }),
  /** A message that is new or changed. They come in their order; whoever misses one asks for the rest. */
  message: z.object({ message: Message }),
  /** How far a conversation goes, in place of what a reader has to ask for. */
  conversation_now: OfConversation.extend(Head.shape),
  /** Its name, its members or where they stand. */
  conversation_changed: OfConversation,
  /** The reader has deleted all before this place for themselves: said to all of their pages. */
  conversation_cleared: OfConversation.extend({ firstSeq: Seq }),
  /** How far members have received and seen it: the newest of each who moved on. */
  marks_moved: OfConversation.extend({ marks: z.array(Marks) }),
  /** Whether a member has a page open: on beginning to show it, and when it changes. */
  presence_now: z.object({ memberId: Id, online: z.boolean() }),
  typing: OfConversation.extend({ memberId: Id }),
  /** Something in the reader's list of conversations. */
  messages_changed: Nothing,
  /** An urgent message rings for the reader, for the first time or again. */
  urgent_rings: Nothing,
  notifications_changed: Nothing,
  mates_changed: Nothing,
  /** The reader's own saved posts or their labels. */
  saved_changed: Nothing,
  verification_changed: Nothing,
  /** Something that waits for reviewers came or went; only they hear of it. */
  desk_changed: Nothing,
  session_ended: Nothing,
})
export type LiveEvents = z.infer<typeof LiveEvents>
export type LiveEvent = keyof LiveEvents
