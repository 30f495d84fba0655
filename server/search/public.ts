import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/*
 * What members and posts are found by is kept by triggers (0016_search.sql), in the transaction that changes them: `member_search_new`,
 * `member_search_changed` on member, `profile_search` on profile, `post_search_new` and `post_search_changed` on post.
 * docs/decisions/0020-search-index.md says why they are no calls.
 */

/** Forgets words that nobody uses any more: a member's name leaves with them. A day's hours share the words of posts between them. */
export async function sweepSearch(db: Db, hour = new Date().getUTCHours()) {
  await sql`
    delete from search_word w where w.scope = 'people'
      and not exists (select from member_search s where s.lexemes @@ quote_literal(w.word)::tsquery)`.execute(db)
  await sql`
    delete from search_word w where w.scope = 'posts' and abs(hashtext(w.word) % 24) = ${hour}
      and not exists (select from post_search p where p.words @@ plainto_tsquery('english', w.word))`.execute(db)
}
