import { sql } from 'kysely'
import type { Page } from '#contract/page.ts'
import type { PersonFound } from '#contract/search.ts'
import type { Db } from '../platform/db/client.ts'
import { loadCards } from '../profile/public.ts'
import { membersApartFrom, notBlocked } from '../relations/public.ts'
import type { PeopleQuery } from './rules.ts'

// However many members there are, a search weighs this many and no more: whoever is not among them is found by one more word.
const NAMED = sql.lit(100)
const MATES = sql.lit(500)
const VERIFIED = sql.lit(200)
const OTHERS = sql.lit(200)
/** Where so many of the newest answer, none further back are sought: of everybody, and of verified members. */
const NEWEST = sql.lit(1000)
const NEWEST_VERIFIED = sql.lit(300)
/** No page begins further down: nobody reads so far, and one more word finds better. */
export const PEOPLE_MAX = 200

/** Said as the index over verified members says it. */
const VERIFIED_ONES = sql`lexemes @@ '''!verified'''::tsquery`

const LAST = '\u{10ffff}'

export type Ranked = { id: string; is_mate: boolean; studied: boolean }

/**
 * Who answers a question, best first: the exact name or handle, then names that begin so, then names with such words in them, then who is of
 * the specialty that is asked for, then names that sound so, then whoever is described so by specialty, headline, hospital, college or place. Among equals mates come first, then verified members, then newer ones.
 *
 * Each source is cut before it is weighed, so that a word that half of all members bear costs no more than a rare one: what a fifth of the
 * newest bear is sought among the newest alone, because an index reads all that it knows of a word before it tells the first. The sources of
 * one chain are read in their order until it is full; verified members are looked for apart only where there are more than are weighed.
 * `narrowed` is said of a member `m` and their profile `p`. Questions are subqueries, because a plan made for one question would not fit the next; candidates are looked up one by one
 * (`lateral … limit 1`), because a join might read all members for them.
 */
export function rankPeople(
  viewerId: string,
  { key, handle, names, sounds, anything, meant, elsewhere }: PeopleQuery,
  limit: number,
  skip = 0,
  narrowed = sql`true`,
) {
  return sql<Ranked>`
    with asked as materialized (
      select ${names}::tsquery as names, ${sounds}::tsquery as sounds, (${names}::tsquery || ${sounds}::tsquery) as called, ${anything}::tsquery as anything, ${meant}::tsquery as meant, ${elsewhere}::tsquery as elsewhere
    ),
    mine as materialized (
      (select to_id as id from mate_link where from_id = ${viewerId} and state = 'connected' limit ${MATES})
      union all
      (select from_id from mate_link where to_id = ${viewerId} and state = 'connected' limit ${MATES})
    ),
    blocked_member as materialized (
      ${membersApartFrom(viewerId)}
    ),
    newest as materialized (
      select member_id, ts_match_vq(lexemes, (select called from asked)) as is_named, ts_match_vq(lexemes, (select anything from asked)) as is_described
      from (select member_id, lexemes from member_search order by member_id desc limit ${NEWEST}) as lately
    ),
    common as materialized (
      select count(*) filter (where is_named) > ${OTHERS} as names, count(*) filter (where is_described) > ${OTHERS} as anything from newest
    ),
    verified as materialized (
      select m.id as member_id, s.lexemes from (select id from member where verified order by id desc limit ${NEWEST_VERIFIED}) as m
      cross join lateral (select lexemes from member_search where member_id = m.id limit 1) as s
      where (select anything from common)
    ),
    named as materialized (
      (select member_id from newest where is_named and (select names from common) limit ${OTHERS})
      union all
      (select member_id from member_search where not (select names from common) and lexemes @@ (select called from asked) limit ${OTHERS} + 1)
    ),
    described as materialized (
      (select member_id from newest where is_described and (select anything from common) limit ${OTHERS})
      union all
      (select member_id from member_search where not (select anything from common) and lexemes @@ (select anything from asked) limit ${OTHERS} + 1)
    ),
    candidate as materialized (
      (select id from member where handle = ${handle})
      union
      (select member_id from member_search where name_key >= ${key} and name_key < ${key + LAST} order by name_key, member_id desc limit ${NAMED})
      union
      (select id from mine where (select s.lexemes from member_search s where s.member_id = mine.id) @@ (select anything from asked))
      union
      (select member_id from (
        select member_id from verified where ts_match_vq(lexemes, (select called from asked))
        union all
        (select member_id from member_search
          where (select count(*) from named) > ${OTHERS} and ${VERIFIED_ONES} and lexemes @@ (select called from asked) limit ${VERIFIED})
        union all
        select member_id from named
        union all
        select member_id from verified where ts_match_vq(lexemes, (select anything from asked))
        union all
        (select member_id from member_search
          where (select count(*) from described) > ${OTHERS} and ${VERIFIED_ONES} and lexemes @@ (select anything from asked) limit ${VERIFIED})
        union all
        select member_id from described
      ) as chain limit ${sql.lit(400)})
    ),
    ranked as materialized (
      select m.id, coalesce(
          (select l.state = 'connected' from mate_link l where l.from_id = ${viewerId} and l.to_id = m.id),
          (select l.state = 'connected' from mate_link l where l.to_id = ${viewerId} and l.from_id = m.id),
          false
        ) as is_mate,
        case when s.name_key = ${key} or m.handle = ${handle} then 0
          when starts_with(s.name_key, ${key}) then 1
          when s.lexemes @@ (select names from asked) then 2
          when s.lexemes @@ (select meant from asked) then 3
          when s.lexemes @@ (select sounds from asked) then 4
          else 5 end as rank,
        m.verified
      from candidate
      cross join lateral (select * from member where member.id = candidate.id limit 1) as m
      cross join lateral (select * from member_search where member_id = candidate.id limit 1) as s
      cross join lateral (select college, languages from profile where member_id = candidate.id limit 1) as p
      where m.id not in (select id from blocked_member) and ${narrowed}
      order by rank, is_mate desc, m.verified desc, m.id desc
      limit ${limit} offset ${skip}
    )
    select r.id, r.is_mate, coalesce((
        select array_to_tsvector(search_words(p.college)) @@ (select elsewhere from asked)
        from profile p where p.member_id = r.id and p.college <> ''), false) as studied
    from ranked r
    order by r.rank, r.is_mate desc, r.verified desc, r.id desc`
}

/** The part of the answer after `skip`, as the contract shows it; `next` is where another part begins. */
export async function findPeople(db: Db, viewerId: string, question: PeopleQuery, size: number, skip = 0): Promise<Page<PersonFound>> {
  const { rows } = await rankPeople(viewerId, question, size + 1, skip).execute(db)
  const items = await showPeople(db, rows.slice(0, size))
  const next = skip + size
  return { items, next: rows.length > size && next < PEOPLE_MAX ? String(next) : null }
}

/** The one member with this address, if it was proven to be theirs and they allow to be found by it. Only the whole address counts. */
export async function findByEmail(db: Db, viewerId: string, email: string): Promise<PersonFound[]> {
  const { rows } = await sql<Ranked>`
    select m.id, false as is_mate, false as studied
    from account a join member m on m.id = a.member_id join profile p on p.member_id = a.member_id
    where lower(a.email) = ${email} and a.email_verified and p.found_by_email and ${notBlocked(viewerId, 'm.id')}`.execute(db)
  return showPeople(db, rows)
}

async function showPeople(db: Db, rows: readonly Ranked[]): Promise<PersonFound[]> {
  const cards = await loadCards(
    db,
    rows.map(({ id }) => id),
  )
  const colleges = await loadColleges(
    db,
    rows.flatMap(({ id, studied }) => (studied ? id : [])),
  )
  return rows.flatMap(({ id, is_mate }): PersonFound[] => {
    const member = cards.get(id)
    return member ? [{ kind: 'person', id, member, isMate: is_mate, college: colleges.get(id) ?? null }] : []
  })
}

async function loadColleges(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('profile')
    .select(['member_id', 'college'])
    .where('member_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ member_id, college }) => [member_id, college]))
}
