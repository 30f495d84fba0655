import { sql } from 'kysely'
import type { Narrowed } from '../mates/public.ts'
import type { Db } from '../platform/db/client.ts'
import { offersFor } from './offers.ts'
import { PEOPLE_MAX, rankPeople } from './people.ts'
import { narrowedBy, parsePeopleQuery } from './rules.ts'
import { countFacts } from './suggestions/facts.ts'

/*
 * What members and posts are found by is kept by triggers (0016_search.sql), in the transaction that changes them: `member_search_new`,
 * `member_search_changed` on member, `profile_search` on profile, `post_search_new` and `post_search_changed` on post.
 * docs/decisions/0020-search-index.md says why they are no calls.
 */

/** Counts what filters offer, and forgets words that nobody uses any more: a member's name leaves with them. A day's hours share the words of posts between them. */
export async function sweepSearch(db: Db, hour = new Date().getUTCHours()) {
  await countFacts(db)
  await sql`
    delete from search_word w where w.scope = 'people'
      and not exists (select from member_search s where s.lexemes @@ quote_literal(w.word)::tsquery)`.execute(db)
  await sql`
    delete from search_word w where w.scope = 'posts' and abs(hashtext(w.word) % 24) = ${hour}
      and not exists (
        select from post_search p where p.words @@ plainto_tsquery('english', w.word) and p.audience in ('public', 'members'))`.execute(db)
}

/** The members whom the words of the mates page find among those that its filters leave, best first, and where the next page begins. */
export async function findMembers(db: Db, viewerId: string, { q, beside, where }: Narrowed, size: number, skip: number) {
  const question = parsePeopleQuery(q)
  if (!question || question.email) return { ids: [], next: null, didYouMean: [] }
  const { rows } = await rankPeople(viewerId, narrowedBy(question, beside), size + 1, skip, where).execute(db)
  const next = rows.length > size && skip + size < PEOPLE_MAX ? skip + size : null
  const didYouMean = skip === 0 ? await offersFor(db, viewerId, q, { people: rows.length, posts: 1 }) : []
  return { ids: rows.slice(0, size).map(({ id }) => id), next, didYouMean }
}
