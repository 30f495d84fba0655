import { sql } from 'kysely'
import type { RoundEntry } from '#contract/home.ts'
import { hiddenComments } from '../feed/public.ts'
import { countMutualMates } from '../mates/public.ts'
import { dayStart } from '../platform/days.ts'
import type { Db } from '../platform/db/client.ts'
import { firstIdAt } from '../platform/ids.ts'
import { loadCards } from '../profile/public.ts'
import { notBlocked } from '../relations/public.ts'
import { excerptOf } from './excerpt.ts'

/** Entries of a round; of a busier day the latest are kept. */
const ENTRIES_MAX = 12
/** Comments are looked for under this many of the viewer's latest posts. */
const POSTS_SEEN = sql.lit(100)

/** What happened since the viewer's midnight and concerns them, in the order of the day. */
export async function listRound(db: Db, viewerId: string, now: Temporal.ZonedDateTime): Promise<RoundEntry[]> {
  const midnight = dayStart(now)
  const [comments, links, events] = await Promise.all([
    findComments(db, viewerId, midnight),
    findLinks(db, viewerId, midnight),
    findEvents(db, viewerId, midnight, dayStart(now, 1)),
  ])
  const people = [...comments, ...links].map(({ member_id }) => member_id)
  const [cards, mutual] = await Promise.all([loadCards(db, people), countMutualMates(db, viewerId, people)])

  const entries: RoundEntry[] = [
    ...comments.flatMap(({ member_id, at, post_id, content, comments }) => {
      const by = cards.get(member_id)
      return by ? { kind: 'comment' as const, at: at.toISOString(), by, postId: post_id, excerpt: excerptOf(content), comments } : []
    }),
    ...links.flatMap(({ member_id, at, kind }) => {
      const by = cards.get(member_id)
      return by ? { kind, at: at.toISOString(), by, mutualMates: mutual.get(member_id) ?? 0 } : []
    }),
    ...events.map(({ at, title, place, going }) => ({ kind: 'event' as const, at: at.toISOString(), title, place, going })),
  ]
  return entries.sort((a, b) => a.at.localeCompare(b.at)).slice(-ENTRIES_MAX)
}

type CommentRow = { member_id: string; at: Date; post_id: string; content: string; comments: number }

/** For each of the viewer's latest posts the last comment of today by somebody else. */
async function findComments(db: Db, viewerId: string, midnight: Date) {
  const { rows } = await sql<CommentRow>`
    select last.author_id as member_id, last.created_at as at, p.id as post_id, left(p.content, 200) as content,
      p.comment_count - ${sql.raw(hiddenComments('p.author_id', 'p'))} as comments
    from (select id, author_id, content, comment_count from post where author_id = ${viewerId} order by id desc limit ${POSTS_SEEN}) as p
    cross join lateral (
      select author_id, created_at from post_comment
      where post_id = p.id and removed_at is null and id >= ${firstIdAt(midnight)} and author_id <> ${viewerId} and ${notBlocked(viewerId, 'post_comment.author_id')}
      order by id desc limit ${sql.lit(1)}
    ) as last
    order by at desc, post_id desc limit ${sql.lit(ENTRIES_MAX)}`.execute(db)
  return rows
}

type LinkRow = { member_id: string; at: Date; kind: 'mate_accepted' | 'mate_request' }

/** Who said yes to the viewer today, and who asks. */
async function findLinks(db: Db, viewerId: string, midnight: Date) {
  const { rows } = await sql<LinkRow>`
    select to_id as member_id, connected_at as at, 'mate_accepted' as kind from mate_link
    where from_id = ${viewerId} and state = 'connected' and connected_at >= ${midnight} and ${notBlocked(viewerId, 'mate_link.to_id')}
    union all
    select from_id, created_at, 'mate_request' from mate_link
    where to_id = ${viewerId} and state = 'pending' and created_at >= ${midnight} and ${notBlocked(viewerId, 'mate_link.from_id')}
    order by at desc, member_id desc limit ${sql.lit(ENTRIES_MAX)}`.execute(db)
  return rows
}

type EventRow = { at: Date; title: string; place: string; going: number }

/** Today's events that the viewer attends. */
async function findEvents(db: Db, viewerId: string, from: Date, to: Date) {
  const { rows } = await sql<EventRow>`
    select starts_at as at, title, place, (select count(*) from event_attendance where event_id = event.id) as going
    from event_attendance mine join event on event.id = mine.event_id and event.cancelled_at is null
    where mine.member_id = ${viewerId} and starts_at >= ${from} and starts_at < ${to}
    order by starts_at, event.id limit ${sql.lit(ENTRIES_MAX)}`.execute(db)
  return rows
}
