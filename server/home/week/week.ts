import { WEEK_POSTS_MAX } from '#contract/limits.ts'
import type { Mate } from '#contract/mates.ts'
import type { WeekSummary } from '#contract/week.ts'
import { newColleagues } from '../../mates/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { postsByMates, postsOnSpecialty } from './posts.ts'
import { type Week, weekBefore } from './rules.ts'

type Summed = WeekSummary & { joined: { people: Mate[] } }

const isEmpty = ({ mates, specialty, joined }: WeekSummary) => mates.total + (specialty?.total ?? 0) + joined.total === 0

/** What happened in a week among the viewer's mates and on their specialty; nothing where nothing did. */
export async function findWeek(db: Db, viewerId: string, week: Week): Promise<Summed | null> {
  const [mates, specialty, joined] = await Promise.all([
    postsByMates(db, viewerId, week),
    postsOnSpecialty(db, viewerId, week),
    newColleagues(db, viewerId, week),
  ])
  const summary = { from: week.fromDay, until: week.untilDay, mates, specialty, joined }
  return isEmpty(summary) ? null : summary
}

const pluralize = (count: number, one: string, many: string) =>
  `${count}${count === WEEK_POSTS_MAX ? ' or more' : ''} ${count === 1 ? one : many}`

/** The week before a moment as lines of an email: numbers alone, because mail is read by others on its way. */
export async function weekLines(db: Db, memberId: string, now: Date): Promise<string[]> {
  const summary = await findWeek(db, memberId, weekBefore(now))
  if (!summary) return []
  const { mates, specialty, joined } = summary
  return [
    mates.total > 0 && `${pluralize(mates.total, 'post', 'posts')} by your mates.`,
    specialty && specialty.total > 0 && `${pluralize(specialty.total, 'post', 'posts')} by others of your specialty, ${specialty.name}.`,
    joined.total > 0 && `${pluralize(joined.total, 'person', 'people')} joined from your college or hospital.`,
  ].filter((line) => line !== false && line !== null)
}
