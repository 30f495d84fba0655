import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { PaperAudience } from '#contract/papers.ts'
import { notWithheldFromAll, withheldFrom } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import { blockedIdsOf, mateIdsOf, type Relation } from '../relations/public.ts'
import { OPEN_LICENCES } from './rules.ts'

/** SQL to begin a `with`: the viewer, their mates, and those whom a block parts from them, looked up once a statement. */
export const viewerOf = (viewerId: string) => sql`viewer as materialized (
  select v.id, ${sql.raw(blockedIdsOf('v.id'))} as blocked, ${sql.raw(mateIdsOf('v.id'))} as mates from (select ${viewerId}::uuid as id) as v)`

/**
 * The one place where it is asked who may find a paper: a condition on a row `p` of paper, beside `viewerOf`. Its uploader always; across a
 * block nobody, nor where it is withheld; otherwise whom its audience names.
 */
export const isVisible: RawBuilder<boolean> = sql`(
  p.uploader_id = (select id from viewer)
  or p.uploader_id <> all ((select blocked from viewer)::uuid[])
    and (p.audience in ('members', 'public') or p.audience = 'mates' and p.uploader_id = any ((select mates from viewer)::uuid[]))
    and not ${sql.raw(withheldFrom('(select id from viewer)', 'p.id'))})`

/** The same rule for one uploader, of whom it is known how near they are: SQL for the rows of paper that somebody so near may find. */
export const uploadsFor = (uploaderId: string, relation: Exclude<Relation, 'blocked'>) => sql`
  select * from paper where uploader_id = ${uploaderId} and audience = any (${audiencesOf[relation]}::text[])
    and (${relation === 'self'} or ${notWithheldFromAll('paper.id')})`

const audiencesOf: Record<Exclude<Relation, 'blocked'>, PaperAudience[]> = {
  self: ['private', 'mates', 'members', 'public'],
  mate: ['mates', 'members', 'public'],
  member: ['members', 'public'],
}

/** And the one where it is asked who reads its text and its file: its uploader, and whoever finds it where the licence is open. */
export const isReadable: RawBuilder<boolean> = sql`(
  p.uploader_id = (select id from viewer) or p.licence in (${sql.join(OPEN_LICENCES.map((licence) => sql.lit(licence)))}))`

/** A paper that the viewer may find, as those who change something about it need it. */
export type FoundPaper = { id: string; uploader_id: string; version_count: number; comment_count: number; canRead: boolean }

/** `locked`, nothing else changes it until the transaction ends. */
export async function getVisible(db: Db, viewerId: string, paperId: string, how?: 'locked'): Promise<FoundPaper> {
  const { rows } = await sql<FoundPaper>`
    with ${viewerOf(viewerId)}
    select p.id, p.uploader_id, p.version_count, p.comment_count, ${isReadable} as "canRead"
    from paper p where p.id = ${paperId} and ${isVisible} ${how ? sql`for no key update of p` : sql``}`.execute(db)
  return rows[0] ?? notFound()
}

/** One whose text and file the viewer may read. */
export async function getReadable(db: Db, viewerId: string, paperId: string): Promise<FoundPaper> {
  const paper = await getVisible(db, viewerId, paperId)
  return paper.canRead ? paper : notFound()
}

/** Those of these papers that the viewer may find. */
export async function amongVisible(db: Db, viewerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${viewerOf(viewerId)} select p.id from paper p where p.id = any (${ids}::uuid[]) and ${isVisible}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of these members who may find a paper: the same rule, asked from its side. */
export async function amongWhoSee(db: Db, paperId: string, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from paper p, unnest(${memberIds}::uuid[]) as m (id)
    where p.id = ${paperId} and (p.uploader_id = m.id
      or m.id <> all (${sql.raw(blockedIdsOf('p.uploader_id'))})
        and (p.audience in ('members', 'public') or p.audience = 'mates' and m.id = any (${sql.raw(mateIdsOf('p.uploader_id'))}))
        and not ${sql.raw(withheldFrom('m.id', 'p.id'))})`.execute(db)
  return rows.map(({ id }) => id)
}

export function notFound(): never {
  throw new Refusal('NOT_FOUND')
}
