import { type RawBuilder, sql } from 'kysely'
import type { SharedPlace } from '#contract/first-day.ts'
import type { Mate } from '#contract/mates.ts'
import type { Audience } from '#contract/profile.ts'
import { isStaying } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { loadCards } from '../profile/public.ts'
import { findLinks } from '../relations/public.ts'
import { findNearest } from './kept-suggestions.ts'
import { mutualMates } from './mutual.ts'
import { colleaguesAmong, sharedFacts, sharedPlace } from './rules.ts'
import { type Candidate, newcomers, newest } from './suggestions.ts'

export { besideWords, countNewest, type Filter, pickFitting, wanted } from './narrowed.ts'

/**
 * The mates that the viewer shares with each of these members; who hides them is not in the map.
 * Two lists show such a mate, theirs and the mate's own: where either is hidden from the viewer, the mate is not counted.
 */
async function findMutualMates(db: Db, viewerId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { mates: number; some: string[] }>()
  const { rows } = await mutualMates(viewerId, ids).execute(db)
  return new Map(rows.map(({ id, mates, some }) => [id, { mates, some }]))
}

/** How many mates the viewer shares with each of these members. */
export async function countMutualMates(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, number>> {
  return new Map([...(await findMutualMates(db, viewerId, ids))].map(([id, { mates }]) => [id, mates]))
}

/** What is said of the mates that a member shares with the viewer: how many, and who some of them are. */
export async function nameMutualMates(db: Db, viewerId: string, ids: readonly string[]) {
  const mutual = await findMutualMates(db, viewerId, ids)
  const cards = await loadCards(db, [...new Set([...mutual.values()].flatMap(({ some }) => some))])
  return (id: string) => {
    const { mates, some } = mutual.get(id) ?? { mates: 0, some: [] }
    return { mutualMates: mates, mutual: some.flatMap((mate) => cards.get(mate) ?? []) }
  }
}

/** These members with the viewer's link to each, in the order asked for; whoever is not there is left out. */
export async function loadMates(db: Db, viewerId: string, ids: readonly string[]): Promise<Mate[]> {
  if (ids.length === 0) return []
  const [cards, links, mutual] = await Promise.all([loadCards(db, ids), findLinks(db, viewerId, ids), nameMutualMates(db, viewerId, ids)])
  return ids.flatMap((id): Mate[] => {
    const member = cards.get(id)
    if (!member) return []
    const { state, note } = links.get(id) ?? { state: 'suggested', note: null }
    return [{ member, state, shared: [], ...mutual(id), note }]
  })
}

/** Who may see a member's mates list. */
export async function findMatesAudience(db: Db, memberId: string): Promise<Audience> {
  const row = await db.selectFrom('profile').select('mates_audience').where('member_id', '=', memberId).executeTakeFirst()
  return row?.mates_audience ?? 'me'
}

/** Whom the viewer has asked since then and who has not answered yet, latest first. */
export async function listAsked(db: Db, viewerId: string, since: Date, limit: number): Promise<Mate[]> {
  const rows = await db
    .selectFrom('mate_link')
    .select('to_id as id')
    .where('from_id', '=', viewerId)
    .where('state', '=', sql.lit('pending'))
    .where('created_at', '>=', since)
    .where(isStaying('mate_link.to_id'))
    .orderBy('created_at', 'desc')
    .limit(sql.lit(limit))
    .execute()
  return loadMates(
    db,
    viewerId,
    rows.map(({ id }) => id),
  )
}

/** Members the viewer may know, each for a reason, nearest first; where these run out, verified members with the same interests. */
export async function suggestMates(db: Db, viewerId: string, limit: number): Promise<Mate[]> {
  const near = (await findNearest(db, viewerId, limit)).slice(0, limit)
  const known = new Set(near.map(({ id }) => id))
  const others = near.length < limit ? (await newest(viewerId).execute(db)).rows : []
  const all = [...near, ...others.filter(({ id }) => !known.has(id))]

  return (await showCandidates(db, viewerId, all)).filter(({ shared }) => shared.length > 0).slice(0, limit)
}

/** Members of the viewer's class, college or hospital whom they may know, those of the class first, and what all of them share with the viewer. */
export async function suggestColleagues(db: Db, viewerId: string, limit: number): Promise<{ mates: Mate[]; shared: SharedPlace | null }> {
  const near = colleaguesAmong(await findNearest(db, viewerId, limit)).slice(0, limit)
  const [mates, own] = await Promise.all([
    showCandidates(db, viewerId, near),
    db
      .selectFrom('member')
      .innerJoin('profile', 'member_id', 'id')
      .select(['hospital', 'college'])
      .where('id', '=', viewerId)
      .executeTakeFirstOrThrow(),
  ])
  return { mates, shared: sharedPlace(near, own) }
}

const NEWCOMERS_SHOWN = 3

/** Who joined in this time from the viewer's college or hospital, of those whom they may be suggested: how many, and the nearest few. */
export async function newColleagues(db: Db, viewerId: string, { from, until }: { from: Date; until: Date }) {
  const { rows } = await newcomers(viewerId, from, until, NEWCOMERS_SHOWN).execute(db)
  return { total: rows[0]?.total ?? 0, people: await showCandidates(db, viewerId, rows) }
}

async function showCandidates(db: Db, viewerId: string, candidates: readonly Candidate[]): Promise<Mate[]> {
  const ids = candidates.map(({ id }) => id)
  const [cards, mutual] = await Promise.all([loadCards(db, ids), nameMutualMates(db, viewerId, ids)])
  return candidates.flatMap((one): Mate[] => {
    const member = cards.get(one.id)
    if (!member) return []
    const known = mutual(one.id)
    const shared = sharedFacts({
      mutualMates: known.mutualMates,
      sameHospital: one.same_hospital,
      sameCollege: one.same_college,
      sameYear: one.same_year,
      collegeYear: one.college_year,
      sameSpecialty: one.same_specialty,
      sameCity: one.same_city,
      interests: one.interests,
    })
    return [{ member, state: 'suggested', shared, ...known, note: null }]
  })
}

/** Words of the mates page, words that stand on a card beside them, and what else is said of a member `m` and their profile `p`. */
export type Narrowed = { q: string; beside: string[]; where: RawBuilder<unknown> }
/** Who answers such words, best first; the search comes after this room, so whoever joins the rooms hands it in. */
export type FindMembers = (
  db: Db,
  viewerId: string,
  asked: Narrowed,
  size: number,
  skip: number,
) => Promise<{ ids: string[]; next: number | null; didYouMean: string[] }>
