import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/** Forgets words that nobody uses any more: a member's name leaves with them. A day's hours share the words of posts between them. */
export async function sweepSearch(db: Db, hour = new Date().getUTCHours()) {
  await sql`
    delete from search_word w where w.place = 'people'
      and not exists (select from member_search s where s.lexemes @@ quote_literal(w.word)::tsquery)`.execute(db)
  await sql`
    delete from search_word w where w.place = 'posts' and abs(hashtext(w.word) % 24) = ${hour}
      and not exists (select from post_search p where p.words @@ plainto_tsquery('english', w.word))`.execute(db)
}
