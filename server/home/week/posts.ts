import { type RawBuilder, sql } from 'kysely'
import { WEEK_POSTS_MAX } from '#contract/limits.ts'
import type { WeekSummary } from '#contract/week.ts'
import { mayRead } from '../../feed/public.ts'
import { notWithheld } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { loadCards } from '../../profile/public.ts'
import { matesOf, notBlocked } from '../../relations/public.ts'
import { excerptOf } from '../excerpt.ts'
import type { Week } from './rules.ts'

const TOP = 3
/** A summary is read instead of the posts: a sentence or two of each. */
const EXCERPT_MAX = 140

type Row = { id: string; author_id: string; content: string; answers: number; total: number }

/** The week's posts by these authors, the most answered first: comments of that week by others whom the viewer may meet. */
async function postsBy(db: Db, viewerId: string, authors: RawBuilder<unknown>, { from, until }: Week): Promise<WeekSummary['mates']> {
  const within = (id: string) => sql`${sql.ref(id)} >= ${firstIdAt(from)} and ${sql.ref(id)} < ${firstIdAt(until)}`
  const { rows } = await sql<Row>`
    with authors as materialized (${authors}),
    written as materialized (
      select p.id, p.author_id, p.content from post p join authors on authors.id = p.author_id
      where ${within('p.id')} and ${mayRead(viewerId, 'p')}
      order by p.id desc limit ${sql.lit(WEEK_POSTS_MAX)}
    )
    select written.*, (select count(*) from written) as total, (
      select count(*) from post_comment c
      where c.post_id = written.id and ${within('c.id')} and c.author_id <> written.author_id and not c.is_ai
        and c.removed_at is null and ${notBlocked(viewerId, 'c.author_id')} and ${notWithheld(viewerId, 'c.id')}
    ) as answers
    from written order by answers desc, id desc limit ${sql.lit(TOP)}`.execute(db)
  const cards = await loadCards(
    db,
    rows.map(({ author_id }) => author_id),
  )
  const top = rows.flatMap(({ id, author_id, content, answers }) => {
    const by = cards.get(author_id)
    return by ? { postId: id, by, excerpt: excerptOf(content, EXCERPT_MAX), comments: answers } : []
  })
  return { total: rows[0]?.total ?? 0, top }
}

export const postsByMates = (db: Db, viewerId: string, week: Week) => postsBy(db, viewerId, matesOf(sql`${viewerId}::uuid`), week)

/** Posts by members of the viewer's specialty, without the viewer and their mates. */
export async function postsOnSpecialty(db: Db, viewerId: string, week: Week): Promise<WeekSummary['specialty']> {
  const { specialty } = await db.selectFrom('member').select('specialty').where('id', '=', viewerId).executeTakeFirstOrThrow()
  if (!specialty) return null
  const colleagues = sql`
    select id from member where specialty <> '' and specialty = ${specialty} and id <> ${viewerId}
      and id not in (select id from (${matesOf(sql`${viewerId}::uuid`)}) as mate)`
  return { name: specialty, ...(await postsBy(db, viewerId, colleagues, week)) }
}
