import { sql } from 'kysely'
import { doisIn } from '#contract/dois.ts'
import { announce, notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { citedRetracted } from './queue.ts'

const AT_ONCE = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

type Cited = { dois: string[]; after: string | null }
type Citing = { id: string; postId: string; commentId: string | null; authorId: string; words: string }

/** Posts and comments of members that may name one of these DOIs, those behind `after` in the order of their ids. */
export const pickCiting = ({ dois, after }: Cited) => sql<Citing>`
  select * from (
    select id, id as "postId", null::uuid as "commentId", author_id as "authorId", content || ' ' || coalesce(link, '') as words
    from post where content || ' ' || coalesce(link, '') like '%10.%'
      and cited_dois(content || ' ' || coalesce(link, '')) && ${dois}::text[]
    union all
    select id, post_id, id, author_id, text
    from post_comment where text like '%10.%' and cited_dois(text) && ${dois}::text[] and not is_ai
  ) as citing where id > ${after ?? FIRST}::uuid order by id limit ${sql.lit(AT_ONCE)}`

/** Tells the authors of a page of them, each once of a post with all that they wrote under it, and queues the next page with it. */
export async function notifyCiting(cited: Cited, { db, live }: Pick<Services, 'db' | 'live'>) {
  const notifiedIds = await db.transaction().execute((tx) => notifyPage(tx, cited))
  announce(live, notifiedIds)
}

async function notifyPage(tx: Db, cited: Cited) {
  const { rows } = await pickCiting(cited).execute(tx)
  const retracted = new Set(cited.dois)
  const notifiedIds: string[] = []
  for (const { postId, commentId, authorId, words } of rows)
    if (doisIn(words).some((doi) => retracted.has(doi)))
      notifiedIds.push(
        ...(await notify(tx, { to: authorId, kind: 'citation_retracted', subject: postId, ...(commentId && { part: commentId }) })),
      )
  const last = rows.at(-1)
  if (last && rows.length === AT_ONCE) await enqueue(tx, citedRetracted, [{ dois: cited.dois, after: last.id }])
  return notifiedIds
}
