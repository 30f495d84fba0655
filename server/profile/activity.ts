import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { ActivityItem } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import { excerptOf } from '../platform/excerpt.ts'
import { loadCards } from './card.ts'
import type { Seen } from './find.ts'
import { maySee, notBlocked } from './relation.ts'

type Row = { kind: ActivityItem['kind']; at: string; id: string; words: string; post_id: string | null; with_id: string | null }
type Start = { at: string; id: string }

const START = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([\da-f-]{36})$/
const asCursor = ({ at, id }: Start) => Buffer.from(`${at} ${id}`).toString('base64url')

function startOf(cursor: string): Start {
  const [, at, id] = START.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return { at, id }
}

/** A page of what a member did, newest first: nothing for those who may not see it, and nobody whom the viewer may not meet. */
export async function activityPage(db: Db, viewerId: string, { memberId, relation }: Seen, cursor?: string): Promise<Page<ActivityItem>> {
  const { activity, mates } = await audienceOf(db, memberId)
  if (!maySee(relation, activity)) return { items: [], next: null }
  const rows = await pickRows(db, viewerId, memberId, maySee(relation, mates), cursor === undefined ? undefined : startOf(cursor))
  const kept = rows.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    kept.flatMap(({ with_id }) => with_id ?? []),
  )
  const items = kept.map(({ kind, at, id, words, post_id, with_id }): ActivityItem => {
    const other = (with_id && cards.get(with_id)) || null
    const description = sayOf(kind, excerptOf(words), other?.name)
    return { id: `${kind} ${id}`, kind, description, time: new Date(at).toISOString(), postId: post_id, with: other }
  })
  return { items, next: rows.length > PAGE_SIZE ? asCursor(kept.at(-1)!) : null }
}

function audienceOf(db: Db, memberId: string) {
  return db
    .selectFrom('profile')
    .select(['activity_audience as activity', 'mates_audience as mates'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
}

function sayOf(kind: ActivityItem['kind'], words: string, other: string | undefined) {
  if (kind === 'posted') return `Posted “${words}”`
  if (kind === 'commented') return other ? `Commented on ${other}’s post: “${words}”` : `Commented on a post of their own: “${words}”`
  if (kind === 'became_mates') return `Became mates with ${other}`
  return kind === 'published' ? `Added the paper “${words}”` : `Added the certification “${words}”`
}

/** One row more than a page holds. Each kind is cut to a page before they are put together, so that a long life costs no more than a short one. */
async function pickRows(db: Db, viewerId: string, memberId: string, withMates: boolean, start: Start | undefined): Promise<Row[]> {
  const latest = (rows: RawBuilder<unknown>) => sql`(
    select * from (${rows}) as one
    where ${start ? sql`(at, id) < (${start.at}::timestamptz, ${start.id}::uuid)` : sql`true`}
    order by at desc, id desc limit ${sql.lit(PAGE_SIZE + 1)})`
  const mates = (mine: 'from_id' | 'to_id', other: 'from_id' | 'to_id') => sql`
    select 'became_mates' as kind, connected_at as at, ${sql.ref(other)} as id, '' as words, null::uuid as post_id, ${sql.ref(other)} as with_id
    from mate_link where ${sql.ref(mine)} = ${memberId} and state = 'connected' and ${notBlocked(viewerId, other)}`

  const kinds = [
    sql`select 'posted' as kind, created_at as at, id, left(content, 200) as words, id as post_id, null::uuid as with_id
      from post where author_id = ${memberId}`,
    sql`select 'commented' as kind, c.created_at as at, c.id, left(c.text, 200) as words, c.post_id, nullif(p.author_id, c.author_id) as with_id
      from post_comment c join post p on p.id = c.post_id
      where c.author_id = ${memberId} and not c.is_ai and ${notBlocked(viewerId, 'p.author_id')}`,
    sql`select 'published' as kind, created_at as at, id, title as words, null::uuid as post_id, null::uuid as with_id
      from publication where member_id = ${memberId}`,
    sql`select 'certified' as kind, created_at as at, id, title as words, null::uuid as post_id, null::uuid as with_id
      from certification where member_id = ${memberId}`,
    ...(withMates ? [mates('from_id', 'to_id'), mates('to_id', 'from_id')] : []),
  ].map(latest)

  const { rows } = await sql<Row>`
    select kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, id, words, post_id, with_id
    from (${sql.join(kinds, sql` union all `)}) as done
    order by done.at desc, done.id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  return rows
}
