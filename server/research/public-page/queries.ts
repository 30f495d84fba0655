import { sql } from 'kysely'
import { isStaying } from '../../account/public.ts'
import { notWithheldFromAll } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { sharedAnswer } from '../../platform/db/shared-answer.ts'
import { SITEMAP_MAX, SITEMAP_MS } from '../../platform/http/sitemap.ts'
import { abstractOf, authorsOf, linkOf, publishedIn } from '../evidence/document.ts'
import { isRetracted } from '../retractions/retracted.ts'
import { OPEN_LICENCES } from '../rules.ts'

/** A paper as everybody may read it. */
export type PublicPaper = {
  id: string
  title: string
  authors: string[]
  journal: string
  year: string
  doi: string | null
  link: string | null
  /** Empty where the licence lets nobody else show it. */
  abstract: string
  topics: string[]
  licence: string
  isRetracted: boolean
}

/** A paper whose uploader chose that everybody may find it. */
export async function findPublicPaper(db: Db, id: string): Promise<PublicPaper | undefined> {
  const row = await db
    .selectFrom('paper as p')
    .select(['id', 'title', 'authors', 'journal', 'year', 'doi', 'link', 'abstract', 'topics', 'licence'])
    .select(isRetracted.as('isRetracted'))
    .where('id', '=', id)
    .where('audience', '=', 'public')
    .where(isStaying('p.uploader_id'))
    .where(notWithheldFromAll('p.id'))
    .executeTakeFirst()
  return (
    row && {
      ...{
        id: row.id,
        title: row.title,
        year: row.year,
        doi: row.doi,
        topics: row.topics,
        licence: row.licence,
        isRetracted: row.isRetracted,
      },
      ...{ authors: authorsOf(row), journal: publishedIn(row), link: linkOf(row) },
      abstract: OPEN_LICENCES.some((licence) => licence === row.licence) ? abstractOf(row) : '',
    }
  )
}

/** The newest public papers. */
export const publicPapers = sharedAnswer(SITEMAP_MS, async (db) => {
  const rows = await db
    .selectFrom('paper')
    .select(['id', sql<Date>`coalesce(edited_at, created_at)`.as('changedAt')])
    .where('audience', '=', 'public')
    .where(isStaying('paper.uploader_id'))
    .where(notWithheldFromAll('paper.id'))
    .orderBy('id', 'desc')
    .limit(sql.lit(SITEMAP_MAX))
    .execute()
  return rows.map(({ id, changedAt }) => ({ path: `/p/paper/${id}`, changedAt }))
})
