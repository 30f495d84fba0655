import { type Selectable, sql } from 'kysely'
import type { InstitutionCard } from '#contract/institution.ts'
import { bearsMark, institutionCards } from '../../institutions/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { sharedAnswer } from '../../platform/db/shared-answer.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { SITEMAP_MAX, SITEMAP_MS } from '../../platform/http/sitemap.ts'
import { isOpen } from '../visible.ts'

export type PublicPosting = Selectable<Tables['job_posting']> & { isOpen: boolean; institution: InstitutionCard }

/** A posting that was published, open or closed. */
export async function findPublicPosting(db: Db, id: string): Promise<PublicPosting | undefined> {
  const row = await db
    .selectFrom('job_posting as p')
    .selectAll()
    .select(isOpen.as('isOpen'))
    .where('id', '=', id)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  const institution = row && (await institutionCards(db, [row.institution_id])).get(row.institution_id)
  return institution && { ...row, isOpen: Boolean(row.isOpen), institution }
}

/** The newest open postings of institutions that bear the mark. */
export const openPostings = sharedAnswer(SITEMAP_MS, async (db) => {
  const { rows } = await sql<{ id: string; changedAt: Date }>`
    select p.id, coalesce((select max(c.at) from job_posting_change c where c.posting_id = p.id), p.posted_at) as "changedAt"
    from job_posting p where ${isOpen} and ${bearsMark(sql`p.institution_id`)} order by p.posted_at desc, p.id desc limit ${sql.lit(SITEMAP_MAX)}`.execute(
    db,
  )
  return rows.map(({ id, changedAt }) => ({ path: `/p/job/${id}`, changedAt }))
})
