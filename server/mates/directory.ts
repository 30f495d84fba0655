import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DirectoryFilter, Mate } from '#contract/mates.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, placeOf } from '../platform/place.ts'
import { notBlocked } from '../profile/relation.ts'
import { showMates } from './lists.ts'

type Filter = z.output<typeof DirectoryFilter>
type Condition = RawBuilder<boolean>

/** A word as it stands in a pattern: what is special there is meant as it is written. */
const within = (words: string) => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The words of a card as the index holds them. */
const card = sql`lower(m.name || ' ' || m.specialty || ' ' || m.headline || ' ' || m.hospital || ' ' || m.location)`
const onCard = (words: string) => sql<boolean>`${card} like ${within(words)}`

/** A fact of the card: found by the index over the whole card, then in its own place. */
const fact = (column: string, words: string) => [onCard(words), sql<boolean>`lower(${sql.ref(`m.${column}`)}) like ${within(words)}`]

function conditionsOf({ q = '', specialty, city, state, hospital, college, language, verified }: Filter): Condition[] {
  return [
    ...q.split(' ').filter(Boolean).map(onCard),
    ...(specialty ? fact('specialty', specialty) : []),
    ...(city ? fact('city', city) : []),
    ...(state ? fact('state', state) : []),
    ...(hospital ? fact('hospital', hospital) : []),
    ...(college ? [sql<boolean>`p.college <> '' and lower(p.college) like ${within(college)}`] : []),
    ...(language ? [sql<boolean>`lower_all(p.languages) @> array[lower(${language})]`] : []),
    ...(verified ? [sql<boolean>`m.verified`] : []),
  ]
}

/** The statement behind a page of the directory. */
function pickMembers(viewerId: string, filter: Filter, cursor?: string) {
  const { id } = placeOf(cursor)
  const conditions = sql.join(
    [sql`m.id < ${id}`, sql`m.id <> ${viewerId}`, notBlocked(viewerId, 'm.id'), ...conditionsOf(filter)],
    sql` and `,
  )
  return sql<{ id: string; at: string }>`
    select m.id, m.created_at::text as at from member m join profile p on p.member_id = m.id
    where ${conditions} order by m.id desc limit ${sql.lit(PAGE_SIZE + 1)}`
}

/** A page of members who fit, newest first. */
export async function directoryPage(
  db: Db,
  viewerId: string,
  { cursor, ...filter }: Filter & { cursor?: string | undefined },
): Promise<Page<Mate>> {
  const { rows } = await db.transaction().execute(async (tx) => {
    // How to look depends on the words: a rare one is found by the index, a common one by walking from the newest.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return pickMembers(viewerId, filter, cursor).execute(tx)
  })
  const kept = rows.slice(0, PAGE_SIZE)
  const items = await showMates(
    db,
    viewerId,
    kept.map(({ id }) => id),
  )
  return { items, next: rows.length > PAGE_SIZE ? cursorAfter(kept.at(-1)!) : null }
}
