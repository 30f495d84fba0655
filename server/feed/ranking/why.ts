import type { Reason, ReasonKind } from '#contract/choices.ts'
import { Refusal } from '#contract/errors.ts'
import { interests } from '#contract/interests.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { listFollows } from '../choices/follows.ts'
import { findCandidate } from './candidates.ts'
import { getReader } from './reader.ts'
import { type Ground, groundsOf, topicOf } from './rules.ts'

/** How a ground is said. What is true of every post, or hardly counts, is no reason to see it. */
const kinds: Partial<Record<Ground['kind'], ReasonKind>> = {
  mate: 'mate',
  followedPerson: 'follows',
  followedTopic: 'follows',
  own: 'own',
  specialty: 'specialty',
  verifiedStatement: 'verified_statement',
  mateCommented: 'mate_commented',
  answered: 'answered',
  interest: 'interest',
  discussion: 'discussed',
}

/** Why a post stands in this reader's For You, the strongest reason first. Where nothing else speaks for it, it is there because it is new. */
export async function findReasons(db: Db, readerId: string, postId: string): Promise<Reason[]> {
  const [reader, post] = await Promise.all([getReader(db, readerId), findCandidate(db, readerId, postId)])
  if (!post) throw new Refusal('NOT_FOUND')
  const grounds = groundsOf(post, reader).sort((a, b) => b.points - a.points)
  const [follows, cards] = await Promise.all([
    listFollows(db, readerId),
    loadCards(
      db,
      grounds.flatMap(({ kind, subject }) => (subject && (kind === 'mate' || kind === 'mateCommented') ? [subject] : [])),
    ),
  ])

  const reasons = grounds.flatMap(({ kind, subject = '' }): Reason[] => {
    const reason = kinds[kind]
    if (!reason) return []
    const follow = reason === 'follows' ? (follows.find((each) => topicOf(each) === subject) ?? null) : null
    return [{ kind: reason, name: follow?.name ?? cards.get(subject)?.name ?? interestOf(subject), follow }]
  })
  return reasons.length > 0 ? reasons : [{ kind: 'new', name: null, follow: null }]
}

const interestOf = (topic: string) => interests.find((interest) => `#${interest.replaceAll(' ', '').toLowerCase()}` === topic) ?? null
