import type { Follow, HideReason } from '#contract/choices.ts'
import type { VerificationStatus } from '#contract/feed.ts'

/** What speaks for a post, in points. The largest that likes can give is less than an answer or a verified statement. */
const WEIGHTS = {
  anyPost: 1,
  mate: 3,
  followedPerson: 2.5,
  followedTopic: 2.5,
  /** Of a post that the reader has just written; half of it an hour later. */
  own: 8,
  specialty: 1.5,
  verifiedStatement: 1.5,
  mateCommented: 1.5,
  answered: 1,
  interest: 0.75,
  provenAuthor: 0.5,
  /** For each doubling of the people who discuss it. */
  discussion: 0.4,
  /** For ten times as many likes; never more than `likesMost`. */
  likes: 0.25,
  likesMost: 0.75,
} as const

/** What is left of a post's points. */
export const SHARES = {
  disputed: 0.3,
  /** In view on two visits or more. */
  seenTwice: 0.15,
  /** For each post by its author that the reader hid, and for each on one of its topics; the least that is left. */
  hiddenAuthor: 0.5,
  hiddenTopic: 0.8,
  hiddenLeast: 0.2,
} as const

/** After so long a post has half its points. */
export const HALF_LIFE_HOURS = 48
const OWN_HALF_LIFE_HOURS = 1
/** Nobody stands twice among so many posts in a row. */
export const APART = 5
/** Posts of one reading; newest first below them. */
export const SNAPSHOT_SIZE = 200

/** A post as the rule sees it. Topics are in small letters, hospitals after an @. */
export type Candidate = {
  id: string
  authorId: string
  ageHours: number
  likes: number
  verification: VerificationStatus
  provenAuthor: boolean
  isQuestion: boolean
  topics: readonly string[]
  /** Whoever else commented lately, the latest first. */
  commenters: readonly string[]
  visits: number
}

/** What the rule knows of whom it ranks for. */
export type Reader = {
  id: string
  specialty: string
  /** The hashtags of their interests. */
  interests: readonly string[]
  mates: ReadonlySet<string>
  followedPeople: ReadonlySet<string>
  followedTopics: ReadonlySet<string>
  hiddenAuthors: ReadonlyMap<string, number>
  hiddenTopics: ReadonlyMap<string, number>
}

/** Something that speaks for a post: whom or what it is about, and its points. */
export type Ground = { kind: keyof typeof WEIGHTS; subject?: string; points: number }

/** All that speaks for a post, in no order. */
export function groundsOf(post: Candidate, reader: Reader): Ground[] {
  const people = new Set(post.commenters)
  const mate = post.commenters.find((id) => reader.mates.has(id))
  const topic = post.topics.find((each) => reader.followedTopics.has(each))
  const interest = post.topics.find((each) => reader.interests.includes(each))
  const ground = (kind: keyof typeof WEIGHTS, subject?: string, points: number = WEIGHTS[kind]) => ({
    kind,
    points,
    ...(subject && { subject }),
  })
  return [
    ground('anyPost'),
    ...(post.authorId === reader.id ? [ground('own', undefined, WEIGHTS.own * half(post.ageHours, OWN_HALF_LIFE_HOURS))] : []),
    ...(reader.mates.has(post.authorId) ? [ground('mate', post.authorId)] : []),
    ...(reader.followedPeople.has(post.authorId) ? [ground('followedPerson', post.authorId)] : []),
    ...(topic ? [ground('followedTopic', topic)] : []),
    ...(reader.specialty && post.topics.includes(reader.specialty) ? [ground('specialty', reader.specialty)] : []),
    ...(interest ? [ground('interest', interest)] : []),
    ...(mate ? [ground('mateCommented', mate)] : []),
    ...(post.verification === 'verified' ? [ground('verifiedStatement')] : []),
    ...(post.isQuestion && people.size > 0 ? [ground('answered')] : []),
    ...(people.size > 0 ? [ground('discussion', undefined, WEIGHTS.discussion * Math.log2(1 + people.size))] : []),
    ...(post.provenAuthor ? [ground('provenAuthor')] : []),
    ...(post.likes > 0 ? [ground('likes', undefined, Math.min(WEIGHTS.likes * Math.log10(1 + post.likes), WEIGHTS.likesMost))] : []),
  ]
}

const half = (hours: number, halfLife: number) => 0.5 ** (Math.max(hours, 0) / halfLife)

/** A post's points for this reader. */
export function scoreOf(post: Candidate, reader: Reader): number {
  const points = groundsOf(post, reader).reduce((sum, { points }) => sum + points, 0)
  const evidence = post.verification === 'disputed' ? SHARES.disputed : 1
  const seen = post.visits >= 2 && post.authorId !== reader.id ? SHARES.seenTwice : 1
  return points * half(post.ageHours, HALF_LIFE_HOURS) * evidence * seen * wantedShare(post, reader)
}

/** What hiding others like it leaves of a post. */
function wantedShare({ authorId, topics }: Candidate, { hiddenAuthors, hiddenTopics }: Reader) {
  const byAuthor = SHARES.hiddenAuthor ** (hiddenAuthors.get(authorId) ?? 0)
  const onTopic = SHARES.hiddenTopic ** Math.max(0, ...topics.map((topic) => hiddenTopics.get(topic) ?? 0))
  return Math.max(byAuthor * onTopic, SHARES.hiddenLeast)
}

/** The order for this reader: the best first, nobody twice among `APART`. What cannot be placed so is left for the newest below. */
export function rank(posts: readonly Candidate[], reader: Reader): string[] {
  const waiting = posts
    .map((post) => ({ post, score: scoreOf(post, reader) }))
    .sort((a, b) => b.score - a.score || (a.post.id < b.post.id ? 1 : -1))
  const placed: Candidate[] = []
  while (placed.length < SNAPSHOT_SIZE) {
    const near = placed.slice(1 - APART).map(({ authorId }) => authorId)
    const at = waiting.findIndex(({ post }) => !near.includes(post.authorId))
    if (at < 0) break
    placed.push(...waiting.splice(at, 1).map(({ post }) => post))
  }
  return placed.map(({ id }) => id)
}

/** A post that the reader hid. */
export type Hidden = { reason: HideReason | null; author: string; topics: readonly string[] }

/** Whom and what a reader wants less of. A post that was only seen before says nothing about others. */
export function lessOf(hidden: readonly Hidden[]) {
  const authors = new Map<string, number>()
  const topics = new Map<string, number>()
  for (const { reason, author, topics: about } of hidden) {
    if (reason === 'looks_wrong' || reason === null) count(authors, author)
    if (reason === 'not_my_field' || reason === null) for (const topic of about) count(topics, topic)
  }
  return { hiddenAuthors: authors, hiddenTopics: topics }
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** The name under which a followed topic or hospital stands among the topics of posts. */
export const topicOf = ({ kind, subject }: Pick<Follow, 'kind' | 'subject'>) => (kind === 'institution' ? `@${subject}` : subject)
