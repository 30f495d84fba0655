import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '#contract/route.ts'
import type { FilterField, SuggestedFact, suggestions } from '#contract/suggestions.ts'
import { besideWords, countNewest, type Filter, pickFitting, wanted } from '../../mates/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { rankPeople } from '../people.ts'
import { narrowedBy, parsePeopleQuery } from '../rules.ts'
import { begunOf, columns, offered, suggestFacts, WEIGHED } from './facts.ts'

/** Where the other filters leave more members than this, they are not counted while somebody waits. */
const COUNTED_MAX = 5000
/** Where words find fewer, none of its sources has been cut: these are all. */
const FOUND_MAX = 50

/** What a filter may be set to beside the others, with how many of those whom they leave say so; without others, of all. */
export async function suggestBeside(
  db: Db,
  viewerId: string,
  asked: InputOf<typeof suggestions.facts>,
  most = COUNTED_MAX,
): Promise<SuggestedFact[]> {
  const { field, q, words = '', specialty, city, state, hospital, college, language, proven, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  const others: Filter = { specialty, city, state, hospital, college, language, proven, [field]: undefined }
  if (!words.trim() && !Object.values(others).some(Boolean)) return suggestFacts(db, viewerId, field, q)
  return db.transaction().execute(async (tx) => {
    // Which index to ask depends on the words.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    const ids = words.trim() ? await findAll(tx, viewerId, words, others) : await pickAll(tx, viewerId, others, most)
    if (ids) return count(tx, field, q, ids, wanted(viewerId, others))
    return (await suggestFacts(tx, viewerId, field, q)).map(({ value }) => ({ value, members: null }))
  })
}

/** Whom filters leave; nothing where they are more than are counted, as far as the newest tell or as they are. */
async function pickAll(tx: Db, viewerId: string, others: Filter, most: number) {
  const { rows: newest } = await countNewest(viewerId, others).execute(tx)
  if (newest[0]!.expected > most) return
  const { rows } = await pickFitting(viewerId, others, most + 1).execute(tx)
  return rows.length > most ? undefined : rows.map(({ id }) => id)
}

/** Who answers words, of whom filters still have to leave somebody; nothing where a search has more than its pages show. */
async function findAll(tx: Db, viewerId: string, words: string, others: Filter) {
  const question = parsePeopleQuery(words)
  if (!question || question.email) return []
  const { rows } = await rankPeople(viewerId, narrowedBy(question, besideWords(others)), FOUND_MAX).execute(tx)
  return rows.length < FOUND_MAX ? rows.map(({ id }) => id) : undefined
}

async function count(tx: Db, field: FilterField, q: string, ids: readonly string[], left: RawBuilder<unknown>) {
  const { begun, named } = begunOf(field, q)
  const { rows } = await sql<{ value: string; members: number }>`
    select min(value) as value, count(*)::int as members from (
      select trim(${columns[field]}) as value
      from unnest(${ids}::uuid[]) as one (id) join member m on m.id = one.id join profile p on p.member_id = one.id
      where ${left}
    ) as fact
    where value <> '' and (starts_with(lower(value), ${begun}) or lower(value) = any(${named}::text[]))
    group by lower(value) order by members desc, value limit ${sql.lit(WEIGHED)}`.execute(tx)
  return offered(field, rows)
}
