import { sql } from 'kysely'
import type { MatesOverview } from '#contract/mates.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { ActivityItem, Profile } from '#contract/profile.ts'
import { DECISION_WORDS_MAX } from '#contract/report-reasons.ts'
import { readableBy } from '../feed/public.ts'
import { nameOfInstitutionNotice } from '../institutions/public.ts'
import { nameOfJobNotice } from '../jobs/public.ts'
import { findMatesAudience } from '../mates/public.ts'
import { withheldFrom } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../platform/db/cursor.ts'
import { loadCards, type ViewedMember } from '../profile/public.ts'
import { countHiddenMates, maySee } from '../relations/public.ts'
import { wordsOfPaperNotice } from '../research/public.ts'
import { countByDay, runningTotals } from './daily-counts.ts'
import { matesInAll, matesMade, ownMatesInAll, papersMade, postsInAll, postsWritten, profileViews, viewsInAll } from './daily-events.ts'
import { excerptOf } from './excerpt.ts'
import { matesEvents } from './mates-events.ts'
import { findMutual } from './mutual-connections.ts'
import { describeActivity, pickActivity } from './profile-activity.ts'

export { weekLines } from './week/week.ts'

// What earlier rooms show although it is read across later ones. Whoever joins the rooms hands it to them.

/**
 * The four figures of a profile. Whom a block hides from the viewer is not among the mates; a paper is counted once, whether it is an entry of
 * the profile, uploaded for somebody so near, or both. Views and posts are charted a day, mates and papers as they stood at its end.
 */
export async function profileCounts(
  db: Db,
  viewerId: string,
  { memberId, relation }: ViewedMember,
  now: Temporal.ZonedDateTime,
): Promise<Required<Profile['counts']>> {
  const hidden = await countHiddenMates(db, viewerId, memberId)
  const counted = await countByDay(
    db,
    ['profileViews', 'connections', 'posts', 'papers'],
    {
      events: (since) => sql`${profileViews(memberId, since)}
        union all ${matesMade(memberId, since)}
        union all ${postsWritten(memberId, since)}
        union all ${papersMade(memberId, relation)}`,
      totals: sql`${viewsInAll(memberId)} union all ${matesInAll(memberId)} union all ${postsInAll(memberId)}`,
    },
    now,
  )
  return {
    profileViews: counted.profileViews,
    mates: {
      total: counted.connections.total - hidden,
      week: runningTotals(counted.connections).map((mates) => Math.max(0, mates - hidden)),
    },
    posts: counted.posts,
    researchPapers: { ...counted.papers, week: runningTotals(counted.papers) },
  }
}

/** A page of what a member did, newest first: nothing for those who may not see it, and nobody whom a block hides from the viewer. */
export async function profileActivity(
  db: Db,
  viewerId: string,
  { memberId, relation }: ViewedMember,
  cursor?: string,
): Promise<Page<ActivityItem>> {
  const { activity, mates } = await db
    .selectFrom('profile')
    .select(['activity_audience as activity', 'mates_audience as mates'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (!maySee(relation, activity)) return { items: [], next: null }
  const rows = await pickActivity(db, viewerId, memberId, maySee(relation, mates), timePositionOf(cursor))
  const shown = rows.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    shown.flatMap(({ with_id }) => with_id ?? []),
  )
  const items = shown.map(({ kind, moment, id, words, post_id, with_id }): ActivityItem => {
    const other = (with_id && cards.get(with_id)) || null
    const description = describeActivity(kind, excerptOf(words), other?.name)
    return { id: `${kind} ${id}`, kind, description, time: moment.toISOString(), postId: post_id, with: other }
  })
  return { items, next: rows.length > PAGE_SIZE ? cursorAtTime(shown.at(-1)!) : null }
}

/** The tiles of the mates page and the counts of its lists; mutual connections as they were counted last where these are very many. */
export async function matesOverview(db: Db, viewerId: string, now: Temporal.ZonedDateTime): Promise<MatesOverview> {
  const [{ connections, pending, newMessages, requests }, mutual, audience] = await Promise.all([
    countByDay(
      db,
      ['connections', 'pending', 'newMessages', 'requests'],
      { events: (since) => sql`${matesMade(viewerId, since)} union all ${matesEvents(viewerId)}`, totals: ownMatesInAll(viewerId) },
      now,
    ),
    findMutual(db, viewerId, now),
    findMatesAudience(db, viewerId),
  ])
  return {
    active: connections.total,
    pending: pending.total,
    newMessages: newMessages.total,
    mutualConnections: mutual.total,
    mutualConnectionsAt: mutual.countedAt?.toISOString() ?? null,
    weeks: {
      active: runningTotals(connections),
      pending: runningTotals(pending),
      newMessages: newMessages.week,
      mutualConnections: mutual.week,
    },
    requests: requests.total,
    audience,
  }
}

/** The note of a request, the first words of the comment or post that each of these notices is about, the name of the device, or all that a reviewer decided, by the notice's id. */
export async function findNoticeExcerpts(db: Db, noticeIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; words: string; whole: boolean }>`
    select n.id, coalesce(r.decision, a.decision, m.decision, g.decision) is not null as whole,
      left(coalesce(r.decision, a.decision, m.decision, g.decision, nullif(c.text, ''), p.content, s.device, paper.words, page.words, job.words, e.title, l.note), ${sql.lit(DECISION_WORDS_MAX)}) as words
    from unnest(${noticeIds}::uuid[]) as shown (id)
    join notification n on n.id = shown.id
    left join post p on p.id = n.subject_id and ${sql.raw(readableBy('n.member_id', 'p'))}
    left join post_comment c on c.id = n.part_id and c.post_id = p.id and not ${sql.raw(withheldFrom('n.member_id', 'c.id'))}
    left join session s on s.id = n.subject_id and s.member_id = n.member_id
    left join mate_link l on n.kind = 'mate_request' and l.to_id = n.member_id and l.from_id = n.from_id and l.note <> ''
    left join event e on e.id = n.subject_id and n.kind like 'event%'
    left join report r on r.id = n.subject_id and n.kind in ('report_decided', 'report_upheld')
    left join appeal a on a.report_id = n.subject_id and n.kind in ('report_reviewed', 'appeal_decided')
    left join appeal m on m.id = n.subject_id and n.kind = 'name_decided'
    left join grievance g on g.id = n.subject_id and n.kind = 'grievance_answered'
    left join lateral (select ${sql.raw(wordsOfPaperNotice)} as words) as paper on n.kind like 'paper%'
    left join lateral (select ${sql.raw(nameOfInstitutionNotice)} as words) as page on n.kind like any (array['institution%', 'affiliation%'])
    left join lateral (select ${sql.raw(nameOfJobNotice)} as words) as job on n.kind like any (array['posting%', 'application%', 'search_found', 'shift%'])
    where coalesce(r.decision, a.decision, m.decision, g.decision, c.text, p.content, s.device, paper.words, page.words, job.words, e.title, l.note) is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, words, whole }) => [id, whole ? words : excerptOf(words)]))
}
