import { type RawBuilder, sql } from 'kysely'
import { REPOST_DAYS } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'

type Row = { id: string; institution_id: string; title: string; city: string }

/** SQL: a title or city without what changes nothing about it: capitals, spaces and signs. */
const folded = (text: RawBuilder<unknown>) => sql`regexp_replace(lower(${text}), '[[:space:][:punct:]–—·•]+', '', 'g')`

/** What a posting repeats: open ones of its institution that are alike, and whether it is a repost. */
export async function findRepeated(
  db: Db,
  { id, institution_id, title, city }: Row,
): Promise<{ duplicateIds: string[]; isRepost: boolean }> {
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select p.id, p.state = 'published' as "isOpen" from job_posting p
    where p.institution_id = ${institution_id} and p.id <> ${id} and ${folded(sql`p.title`)} = ${folded(sql`${title}::text`)}
      and ${folded(sql`p.city`)} = ${folded(sql`${city}::text`)}
      and p.posted_at > now() - make_interval(days => ${sql.lit(REPOST_DAYS)})
    order by p.posted_at desc limit 20`.execute(db)
  return { duplicateIds: rows.filter(({ isOpen }) => isOpen).map((row) => row.id), isRepost: rows.length > 0 }
}
