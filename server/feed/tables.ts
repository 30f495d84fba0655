import type { Generated, JSONColumnType } from 'kysely'
import type { AgeBand, CaseConsent, CaseSex, CaseWords } from '#contract/cases.ts'
import type { Finding, PostCheck } from '#contract/checks.ts'
import type { FollowKind, HideReason } from '#contract/choices.ts'
import type { PostAudience } from '#contract/feed.ts'
import type { Moment } from '../platform/db/moment.ts'

interface PostTable {
  id: string
  author_id: string
  client_id: string
  content: string
  link: Generated<string | null>
  verification: Generated<'pending' | 'verified' | 'disputed'>
  quoted_id: Generated<string | null>
  audience: Generated<PostAudience>
  pinned: Generated<boolean>
  mentioned: Generated<string[]>
  like_count: Generated<number>
  comment_count: Generated<number>
  created_at: Moment
  edited_at: Generated<Date | null>
}

interface PostCaseTable extends CaseWords {
  post_id: string
  age_band: AgeBand | null
  sex: CaseSex | null
  consent: CaseConsent
  consent_version: number
  stated_at: Generated<Date>
  dismissed: number
  pictures_stated_at: Generated<Date | null>
  continues_id: Generated<string | null>
  outcome: Generated<string | null>
  outcome_at: Generated<Date | null>
  outcomes: Generated<number>
}

interface CasePictureTable {
  post_id: string
  position: number
  picture_id: string
  alt: string
}

interface CaseRightTable {
  post_id: string
  comment_id: string
}

interface PostCountTable {
  author_id: string
  posts: number
}

interface PostImageTable {
  post_id: string
  position: number
  image_id: string
  alt: string
}

interface PostVersionTable {
  id: string
  post_id: string
  content: string
  link: string | null
  written_at: Date
}

interface LinkPreviewTable {
  post_id: string
  link_hash: Buffer
  title: string | null
  description: string
  led_to: string | null
  read_at: Date
}

interface PostLikeTable {
  post_id: string
  member_id: string
  created_at: Moment
}

interface PollTable {
  post_id: string
  options: string[]
  counts: number[]
  version: Generated<number>
  closes_at: Date
}

interface PollVoteTable {
  post_id: string
  member_id: string
  choice: number
}

interface SavedLabelTable {
  id: string
  member_id: string
  name: string
}

interface PostSaveTable {
  member_id: string
  post_id: string
  label_id: Generated<string | null>
  created_at: Moment
}

interface PostCommentTable {
  id: string
  post_id: string
  author_id: string
  client_id: string
  parent_id: Generated<string | null>
  answered_id: Generated<string | null>
  text: string
  mentioned: Generated<string[]>
  is_ai: Generated<boolean>
  like_count: Generated<number>
  reply_count: Generated<number>
  score: Generated<number>
  created_at: Moment
  edited_at: Generated<Date | null>
  removed_at: Generated<Date | null>
}

interface CommentLikeTable {
  comment_id: string
  member_id: string
  created_at: Moment
}

interface RemovedClientIdTable {
  author_id: string
  client_id: string
}

interface PostCheckTable {
  post_id: string
  outcome: Generated<PostCheck['outcome']>
  queued_at: Moment
  checked_at: Generated<Date | null>
  findings: JSONColumnType<Finding[], string | undefined>
  library: Generated<string>
  needs_review: Generated<boolean>
  contest: Generated<string | null>
  contested_at: Generated<Date | null>
  decided_by: Generated<string | null>
  decision: Generated<string | null>
  decided_at: Generated<Date | null>
}

interface PostTopicTable {
  topic: string
  post_id: string
  said: string
}

interface HashtagTable {
  topic: string
  said: string
}

interface TrendingTopicTable {
  topic: string
  said: string
  posts: number
}

interface TalkedAboutTable {
  post_id: string
  talk: number
}

interface FollowTable {
  member_id: string
  kind: FollowKind
  subject: string
  said: string
  person_id: string | null
  created_at: Moment
}

interface MutedWordTable {
  member_id: string
  word: string
}

interface PostHiddenTable {
  member_id: string
  post_id: string
  reason: HideReason | null
  hidden_at: Moment
}

interface PostSeenTable {
  member_id: string
  post_id: string
  visits: Generated<number>
  last_at: Moment
}

interface FeedSnapshotTable {
  member_id: string
  id: string
  post_ids: string[]
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    post: PostTable
    post_case: PostCaseTable
    case_picture: CasePictureTable
    case_right: CaseRightTable
    post_count: PostCountTable
    post_image: PostImageTable
    post_version: PostVersionTable
    link_preview: LinkPreviewTable
    post_like: PostLikeTable
    poll: PollTable
    poll_vote: PollVoteTable
    saved_label: SavedLabelTable
    post_save: PostSaveTable
    post_comment: PostCommentTable
    comment_like: CommentLikeTable
    removed_client_id: RemovedClientIdTable
    post_check: PostCheckTable
    post_topic: PostTopicTable
    hashtag: HashtagTable
    trending_topic: TrendingTopicTable
    talked_about: TalkedAboutTable
    follow: FollowTable
    muted_word: MutedWordTable
    post_hidden: PostHiddenTable
    post_seen: PostSeenTable
    feed_snapshot: FeedSnapshotTable
  }
}
