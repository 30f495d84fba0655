import { sql } from 'kysely'
import { GROUP_SEEN } from '#contract/limits.ts'
import type { Notice, NoticeKind } from '#contract/notifications.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, idOf } from '../platform/db/cursor.ts'
import { loadCards } from '../profile/public.ts'
import { blockedIdsOf } from '../relations/public.ts'
import { mutedKinds } from './queries.ts'

const PEOPLE_SHOWN = 2
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The newest notice of a group, which stands for it. */
export type Head = {
  id: string
  group_id: string
  kind: NoticeKind
  from_id: string | null
  subject_id: string | null
  created_at: Date
  read_at: Date | null
}

/**
 * The first words of what each of these notices is about, by the notice's id; a notice about nothing that has words is left out. Whoever
 * joins the rooms hands it in: posts and comments belong to rooms that this one may not read.
 */
export type FindExcerpts = (db: Db, noticeIds: readonly string[]) => Promise<Map<string, string>>

const noExcerpts: FindExcerpts = async () => new Map()

/** A page of a member's notices, latest first. */
export async function noticePage(db: Db, findExcerpts: FindExcerpts, memberId: string, cursor?: string): Promise<Page<Notice>> {
  const heads = await pickHeads(db, memberId, await mutedKinds(db, memberId), cursor)
  const shown = heads.slice(0, PAGE_SIZE)
  return {
    items: await showHeads(db, memberId, shown, findExcerpts),
    next: heads.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null,
  }
}

function pickHeads(db: Db, memberId: string, muted: readonly NoticeKind[], cursor?: string): Promise<Head[]> {
  return db
    .selectFrom('notification')
    .select(['id', 'group_id', 'kind', 'from_id', 'subject_id', 'created_at', 'read_at'])
    .where('member_id', '=', memberId)
    .where('collapsed', '=', false)
    .where('id', '<', cursor === undefined ? NEWEST : idOf(cursor))
    .where('kind', '!=', sql<never>`all(${muted}::text[])`)
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
}

/** Groups as the contract promises them. One whose people the member may no longer meet is left out. */
export async function showHeads(db: Db, memberId: string, heads: readonly Head[], findExcerpts = noExcerpts): Promise<Notice[]> {
  if (heads.length === 0) return []
  const people = await peopleOf(db, memberId, heads)
  // The newest notice of a group may be of somebody whom the member may no longer meet: its words are theirs.
  const wordsOf = (head: Head) => people.get(head.group_id)?.newest ?? head.id
  const [excerpts, cards] = await Promise.all([
    findExcerpts(db, heads.map(wordsOf)),
    loadCards(
      db,
      [...people.values()].flatMap(({ latest }) => latest),
    ),
  ])

  return heads.flatMap((head) => {
    const { count, seen, latest } = people.get(head.group_id) ?? { count: 0, seen: 0, latest: [] }
    const shown = latest.flatMap((id) => cards.get(id) ?? [])
    if (head.from_id && shown.length === 0) return []
    return {
      id: head.group_id,
      latestId: head.id,
      kind: head.kind,
      people: shown,
      others: Math.max(0, count - shown.length),
      isMore: seen === GROUP_SEEN,
      subjectId: head.subject_id,
      excerpt: excerpts.get(wordsOf(head)) ?? '',
      at: head.created_at.toISOString(),
      read: head.read_at !== null,
    }
  })
}

type Group = { group_id: string; count: number; seen: number; latest: string[]; newest: string }

/** Who stands behind each group and may be met, of its latest notices: how many they are, the latest of them, and the newest notice. */
async function peopleOf(db: Db, memberId: string, heads: readonly Head[]) {
  const groups = heads.map((head) => head.group_id)
  const { rows } = await behindGroups(memberId, groups).execute(db)
  return new Map(rows.map((row) => [row.group_id, row]))
}

/** The statement behind them. */
export const behindGroups = (memberId: string, groups: readonly string[]) => sql<Group>`
  select groups.id as group_id, count(*) as count, sum(p.notices)::int as seen,
    (array_agg(p.from_id order by p.at desc, p.from_id))[1:${sql.lit(PEOPLE_SHOWN)}] as latest,
    (array_agg(p.newest order by p.at desc, p.from_id))[1] as newest
  from (select ${sql.raw(blockedIdsOf('viewer.id'))} as ids from (select ${memberId}::uuid as id) as viewer) as blocked
  cross join unnest(${groups}::uuid[]) as groups (id)
  cross join lateral (
    select from_id, max(created_at) as at, count(*) as notices, (array_agg(id order by id desc))[1] as newest from (
      select id, from_id, created_at from notification n
      where n.group_id = groups.id and n.from_id is not null and n.from_id <> all (blocked.ids)
      order by n.id desc limit ${sql.lit(GROUP_SEEN)}
    ) as n
    group by from_id
  ) as p
  group by groups.id`
