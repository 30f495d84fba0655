import { sql } from 'kysely'
import type { Notice, NoticeKind } from '#contract/notifications.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { cursorAfter, idOf } from '../platform/cursor.ts'
import type { Db } from '../platform/db/client.ts'
import { excerptOf } from '../platform/excerpt.ts'
import { loadCards } from '../profile/card.ts'
import { notBlocked } from '../profile/relation.ts'
import { mutedKinds } from './settings.ts'

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

/** A page of a member's notices, latest first. */
export async function noticePage(db: Db, memberId: string, cursor?: string): Promise<Page<Notice>> {
  const heads = await pickHeads(db, memberId, await mutedKinds(db, memberId), cursor)
  const shown = heads.slice(0, PAGE_SIZE)
  return { items: await showHeads(db, memberId, shown), next: heads.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null }
}

function pickHeads(db: Db, memberId: string, muted: readonly NoticeKind[], cursor?: string): Promise<Head[]> {
  return db
    .selectFrom('notification')
    .select(['id', 'group_id', 'kind', 'from_id', 'subject_id', 'created_at', 'read_at'])
    .where('member_id', '=', memberId)
    .where('folded', '=', false)
    .where('id', '<', cursor === undefined ? NEWEST : idOf(cursor))
    .where('kind', '!=', sql<never>`all(${muted}::text[])`)
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
}

/** Groups as the contract promises them. One whose people the member may no longer meet is left out. */
export async function showHeads(db: Db, memberId: string, heads: readonly Head[]): Promise<Notice[]> {
  if (heads.length === 0) return []
  const [people, excerpts] = await Promise.all([peopleOf(db, memberId, heads), excerptsOf(db, heads)])
  const cards = await loadCards(
    db,
    [...people.values()].flatMap(({ latest }) => latest),
  )

  return heads.flatMap((head) => {
    const { count, latest } = people.get(head.group_id) ?? { count: 0, latest: [] }
    const shown = latest.flatMap((id) => cards.get(id) ?? [])
    if (head.from_id && shown.length === 0) return []
    return {
      id: head.group_id,
      latestId: head.id,
      kind: head.kind,
      people: shown,
      others: Math.max(0, count - shown.length),
      subjectId: head.subject_id,
      excerpt: excerpts.get(head.id) ?? '',
      at: head.created_at.toISOString(),
      read: head.read_at !== null,
    }
  })
}

/** Who stands behind each group and may be met: how many they are, and the latest of them. */
async function peopleOf(db: Db, memberId: string, heads: readonly Head[]) {
  const { rows } = await sql<{ group_id: string; count: number; latest: string[] }>`
    select groups.id as group_id, count(*) as count, (array_agg(p.from_id order by p.at desc, p.from_id))[1:${sql.lit(PEOPLE_SHOWN)}] as latest
    from unnest(${heads.map((head) => head.group_id)}::uuid[]) as groups (id)
    cross join lateral (
      select n.from_id, max(n.created_at) as at from notification n
      where n.group_id = groups.id and n.from_id is not null and ${notBlocked(memberId, 'n.from_id')}
      group by n.from_id
    ) as p
    group by groups.id`.execute(db)
  return new Map(rows.map((row) => [row.group_id, row]))
}

/** The first words of the comment or post that a notice is about, or the name of the device. */
async function excerptsOf(db: Db, heads: readonly Head[]) {
  const { rows } = await sql<{ id: string; words: string }>`
    select n.id, left(coalesce(c.text, p.content, s.device), 200) as words
    from unnest(${heads.map((head) => head.id)}::uuid[]) as shown (id)
    join notification n on n.id = shown.id
    left join post p on p.id = n.subject_id
    left join post_comment c on c.id = n.part_id
    left join session s on s.id = n.subject_id and s.member_id = n.member_id
    where coalesce(c.text, p.content, s.device) is not null`.execute(db)
  return new Map(rows.map(({ id, words }) => [id, excerptOf(words)]))
}
