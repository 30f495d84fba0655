import type { FirstDay, FirstStep } from '#contract/first-day.ts'
import { FIRST_MATES } from '#contract/limits.ts'
import type { Mate } from '#contract/mates.ts'
import { hasProvenEmail } from '../../account/public.ts'
import { hasPosted, helpfulPosts } from '../../feed/public.ts'
import { suggestColleagues, suggestMates } from '../../mates/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { findFirstLinks } from '../../relations/public.ts'
import { setupProgress } from '../../verification/public.ts'
import { excerptOf } from '../excerpt.ts'
import { endFirstDay } from '../marks.ts'
import { isThrough, stepsOf } from './rules.ts'

const SUGGESTED = 5

/** What a member has left to do; nothing once all is done, which is written down: mates may leave and posts go, and no list comes back for it. */
export async function findFirstSteps(db: Db, memberId: string): Promise<FirstStep[] | undefined> {
  const [emailProven, setup, links, posted] = await Promise.all([
    hasProvenEmail(db, memberId),
    setupProgress(db, memberId),
    findFirstLinks(db, memberId, FIRST_MATES),
    hasPosted(db, memberId),
  ])
  const steps = stepsOf({ emailProven, ...setup, ...links, posted })
  if (!isThrough(steps)) return steps
  await endFirstDay(db, memberId)
  return undefined
}

type Opened = { firstDay: FirstDay; suggestions: Mate[] }

/** The steps with whom to meet and what to read: people of one's own college and hospital, or else whom everybody may know. */
export async function openFirstDay(db: Db, viewerId: string, steps: FirstStep[]): Promise<Opened> {
  const [{ mates, shared }, reading] = await Promise.all([suggestColleagues(db, viewerId, SUGGESTED), firstReading(db, viewerId)])
  const suggestions = mates.length > 0 ? mates : await suggestMates(db, viewerId, SUGGESTED)
  return { firstDay: { steps, shared, reading }, suggestions }
}

/** What is good to read first, by READING_RULE. */
async function firstReading(db: Db, viewerId: string): Promise<FirstDay['reading']> {
  const posts = await helpfulPosts(db, viewerId)
  return posts.map(({ id, author, content, likes, comments }) => ({
    postId: id,
    by: author,
    excerpt: excerptOf(content),
    likes,
    comments,
  }))
}
