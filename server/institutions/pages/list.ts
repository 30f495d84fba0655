import { sql } from 'kysely'
import type { InstitutionCard } from '#contract/institution.ts'
import type { institutions } from '#contract/institutions.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { cardColumns } from './load.ts'

type Asked = InputOf<typeof institutions.list>

/** Fewer letters have no trigram: they are the beginning of a name. */
const TRIGRAM = 3
const LAST_SIGN = '\u{10ffff}'
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The rows of a page that begins after this institution, and one more. */
export function pick({ q = '', kind, state }: Asked, after: string | undefined) {
  const words = q.toLowerCase()
  const isShort = [...words].length < TRIGRAM
  // Names that begin with these letters follow one another: what comes after the last of them is cut off the page, so that the index is read in order.
  const [from, until] = isShort ? [words, words + LAST_SIGN] : ['', LAST_SIGN]
  const start = after
    ? sql`(i.name_key, i.id) > (select s.name_key, s.id from institution s where s.id = ${after}::uuid)`
    : sql`i.name_key >= ${from}`
  return sql<InstitutionCard>`
    select ${cardColumns} from (
      select * from institution i
      where i.opened_at is not null and ${start} ${isShort ? sql`` : sql`and i.words like ${`%${literally(words)}%`}`}
        ${kind ? sql`and i.kind = ${kind}` : sql``} ${state ? sql`and lower(i.state) = lower(${state})` : sql``}
      order by i.name_key, i.id limit ${sql.lit(PAGE_SIZE + 1)}
    ) as i where i.name_key < ${until} order by i.name_key, i.id`
}

/** A page of the institutions that everybody sees, by name. */
export async function institutionPage(db: Db, { q, kind, state, cursor }: Asked): Promise<Page<InstitutionCard>> {
  const { rows } = await pick({ q, kind, state }, cursor === undefined ? undefined : idOf(cursor)).execute(db)
  const items = rows.slice(0, PAGE_SIZE)
  return { items, next: rows.length > PAGE_SIZE ? cursorAfter(items.at(-1)!.id) : null }
}

const SIMILAR_MAX = 5

/** Other pages of nearly the same name, opened or not: the same institution has perhaps a page already. */
export async function findSimilar(db: Db, institutionId: string): Promise<InstitutionCard[]> {
  const { rows } = await sql<InstitutionCard>`
    select ${cardColumns} from institution i, (select name_key from institution where id = ${institutionId}) as asked
    where i.name_key % asked.name_key and i.id <> ${institutionId}
    order by similarity(i.name_key, asked.name_key) desc, i.id limit ${sql.lit(SIMILAR_MAX)}`.execute(db)
  return rows
}
