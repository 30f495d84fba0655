import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { SavedPost, saved } from '#contract/saved.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, type TimePosition, timePositionOf } from '../../platform/db/cursor.ts'
import { mayRead } from '../readers.ts'
import { loadPosts } from '../timeline.ts'
import { patternsOf } from './rules.ts'

/** So many saved posts one page looks through at most. Where they hold too few that answer, the next page begins behind them. */
export const LOOKED_THROUGH = 1000

type Asked = InputOf<typeof saved.list>
type Row = TimePosition & { moment: Date; label_id: string | null }

/** The saved posts that one page looks through, from the one saved last. */
function nextSaves(memberId: string, label: Asked['label'], { at, id }: TimePosition) {
  const bears = label === undefined ? sql`true` : label === 'none' ? sql`label_id is null` : sql`label_id = ${label}`
  return sql`
    select post_id, label_id, created_at from post_save
    where member_id = ${memberId} and ${bears} and (created_at, post_id) < (${at}::timestamptz, ${id}::uuid)
    order by created_at desc, post_id desc`
}

/** Those of them that the member may read and that answer, newest first. Each is looked up, so that it ends with the page. */
export const pickSaved = (memberId: string, { label, q = '', cursor }: Asked) => sql<Row>`
  select s.post_id as id, s.label_id, s.created_at as moment, s.created_at::text as at
  from (${nextSaves(memberId, label, timePositionOf(cursor))} limit ${sql.lit(LOOKED_THROUGH)}) as s
  cross join lateral (select id, author_id, audience, content from post where id = s.post_id limit 1) as p
  cross join lateral (select name from member where id = p.author_id limit 1) as m
  where ${mayRead(memberId, 'p')} and (p.content || ' ' || m.name) ilike all (${patternsOf(q)}::text[])
  order by s.created_at desc, s.post_id desc limit ${sql.lit(PAGE_SIZE + 1)}`

/** A page of a member's saved posts, the one saved last first. */
export async function savedPage(db: Db, memberId: string, asked: Asked): Promise<Page<SavedPost>> {
  const { rows } = await pickSaved(memberId, asked).execute(db)
  const kept = rows.slice(0, PAGE_SIZE)
  const ids = kept.map(({ id }) => id)
  const posts = new Map((await loadPosts(db, memberId, ids)).map((post) => [post.id, post]))
  const items = kept.flatMap(({ id, moment, label_id }): SavedPost[] => {
    const post = posts.get(id)
    return post ? [{ post, savedAt: moment.toISOString(), labelId: label_id }] : []
  })
  const last = rows.length > PAGE_SIZE ? kept.at(-1) : await lastLookedThrough(db, memberId, asked)
  return { items, next: last ? cursorAtTime(last) : null }
}

/** Where the page stopped looking, if more may follow. */
async function lastLookedThrough(db: Db, memberId: string, { label, cursor }: Asked) {
  const { rows } = await sql<TimePosition>`
    select post_id as id, created_at::text as at
    from (${nextSaves(memberId, label, timePositionOf(cursor))} offset ${sql.lit(LOOKED_THROUGH - 1)} limit 1) as s`.execute(db)
  return rows[0]
}

/** What a member has saved and may read, as (label_id, at). */
export const savedBy = (memberId: string) => sql`
  select s.label_id, s.created_at as at from post_save s
  where s.member_id = ${memberId} and (select ${mayRead(memberId, 'post')} from post where post.id = s.post_id)`
