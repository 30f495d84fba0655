import { sql } from 'kysely'
import type { ContestedClaim, OwnInstitutionClaim } from '#contract/institution-claims.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { openedOrNull, sealedLog } from '../../platform/secrets/opened.ts'
import { loadInstitutionCards } from '../pages/load.ts'
import { notFound } from '../visible.ts'
import { loadDocuments } from './documents.ts'
import { type ClaimRow, isContested, mailboxOf, ownerIdsOf } from './queries.ts'

/** Older claims of one member are not listed. */
const SHOWN_MAX = 50

/** A member's claims, newest first. */
export async function ownClaims(context: MemberContext): Promise<OwnInstitutionClaim[]> {
  const rows = await context.db
    .selectFrom('institution_claim')
    .selectAll()
    .where('member_id', '=', context.viewer.id)
    .orderBy('id', 'desc')
    .limit(sql.lit(SHOWN_MAX))
    .execute()
  return showAll(context, rows)
}

/** One of the viewer's own claims. */
export async function ownClaim(context: MemberContext, claimId: string): Promise<OwnInstitutionClaim> {
  const rows = await context.db
    .selectFrom('institution_claim')
    .selectAll()
    .where('id', '=', claimId)
    .where('member_id', '=', context.viewer.id)
    .execute()
  const [claim] = await showAll(context, rows)
  return claim ?? notFound()
}

async function showAll({ db, vault, log }: MemberContext, rows: readonly ClaimRow[]): Promise<OwnInstitutionClaim[]> {
  const ids = rows.map(({ id }) => id)
  const pageIds = [...new Set(rows.map(({ institution_id }) => institution_id))]
  const [cards, sites, documents, owners] = await Promise.all([
    loadInstitutionCards(db, pageIds),
    loadWebsites(db, pageIds),
    loadDocuments(db, vault, sealedLog(log), ids),
    Promise.all(pageIds.map(async (id) => [id, await ownerIdsOf(db, id)] as const)).then((all) => new Map(all)),
  ])
  return rows.map((row) => ({
    id: row.id,
    institution: cards.get(row.institution_id)!,
    website: sites.get(row.institution_id) ?? null,
    mailbox: openedOrNull(sealedLog(log), `institution_claim ${row.id}`, () => mailboxOf(vault, row)),
    mailConfirmed: row.mail_confirmed_at !== null,
    ...{ position: row.position, facilityId: row.facility_id, words: row.words, state: row.state },
    contested: isContested(row, owners.get(row.institution_id)!),
    documents: documents.get(row.id) ?? [],
    submittedAt: row.submitted_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  }))
}

async function loadWebsites(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('institution').select(['id', 'website']).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return new Map(rows.map(({ id, website }) => [id, website]))
}

/** Waiting claims of others to a page, oldest first, with what this owner has said to each. */
export async function contestsOf(db: Db, ownerId: string, institutionId: string): Promise<ContestedClaim[]> {
  const rows = await db
    .selectFrom('institution_claim as c')
    .leftJoin('institution_claim_answer as a', (join) => join.onRef('a.claim_id', '=', 'c.id').on('a.member_id', '=', ownerId))
    .select(['c.id', 'c.submitted_at', 'c.due_at', 'a.words'])
    .where('c.institution_id', '=', institutionId)
    .where('c.state', '=', 'waiting')
    .where('c.member_id', '<>', ownerId)
    .orderBy('c.id')
    .limit(sql.lit(SHOWN_MAX))
    .execute()
  return rows.map(({ id, submitted_at, due_at, words }) => ({
    id,
    submittedAt: submitted_at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
    words,
  }))
}
