import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { institutionClaims } from '#contract/institution-claims.ts'
import type { InputOf } from '#contract/route.ts'
import { notify, notifyEach } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { domainOf, expiryFrom } from '../../verification/public.ts'
import { addEntry } from '../log.ts'
import { refuseDecision } from '../rules.ts'
import { lockTeam } from '../visible.ts'
import { concernedIds } from './concerned.ts'
import { type ClaimRow, countDocuments, getClaim, mailboxOf, scheduleDeletion } from './queries.ts'

/** Whatever is decided is written in one piece: claim, role, mark, log, notices and audit line. Answers whom it concerns and who is notified. */
export async function decide(
  context: MemberContext,
  { claimId, pageVersion, checkedAt, outcome, words, owners, ...forgotten }: InputOf<typeof institutionClaims.decide>,
) {
  forgotten satisfies Record<string, never>
  const { db, vault, viewer } = context
  return db.transaction().execute(async (tx) => {
    const { institution_id: pageId } = await getClaim(tx, claimId)
    const team = await lockTeam(tx, pageId)
    const claim = await tx.selectFrom('institution_claim').selectAll().where('id', '=', claimId).forUpdate().executeTakeFirstOrThrow()
    refuseDecision(claim.state, viewer.id, await concernedIds(tx, claim, viewer.id))
    // The page is locked with its team: what the reviewer compared is what bears the mark.
    const { version } = await tx.selectFrom('institution').select('version').where('id', '=', pageId).executeTakeFirstOrThrow()
    if (version !== pageVersion || (await isLaterThan(tx, claim, new Date(checkedAt)))) throw new Refusal('COMPARED_CHANGED')
    const by = { role: 'reviewer', id: viewer.id } as const
    const approved = outcome === 'approved'
    await tx
      .updateTable('institution_claim')
      .set({ state: outcome, due_at: null, decided_at: sql<Date>`now()`, decided_by: viewer.id, reason: words, owners })
      .where('id', '=', claimId)
      .execute()
    await addEntry(tx, pageId, { act: approved ? 'claim_approved' : 'claim_rejected', by, memberId: claim.member_id, words })
    const mailbox = mailboxOf(vault, claim)
    const notifiedIds = approved
      ? await hand(tx, claim, mailbox && domainOf(mailbox), { reviewerId: viewer.id, others: owners === 'go' ? team : [] })
      : []
    await scheduleDeletion(tx, claimId)
    notifiedIds.push(...(await notify(tx, { to: claim.member_id, kind: 'institution_claim_decided', subject: pageId })))
    await recordIn(tx, approved ? 'claim_approved' : 'claim_rejected', viewer.id, { institution_claim: claimId, member: claim.member_id })
    return { institutionId: pageId, notifiedIds }
  })
}

/** Whether a claim says, or shows, something that it did not at a moment; it is locked, and nothing comes to it any more. */
async function isLaterThan(tx: Db, { id, submitted_at }: ClaimRow, readAt: Date): Promise<boolean> {
  if (submitted_at > readAt) return true
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from institution_document d
      where d.claim_id = ${id} and date_trunc('milliseconds', d.added_at) > ${readAt}::timestamptz) as "isThere"`.execute(tx)
  return rows[0]!.isThere
}

/** Makes the claimant an owner and gives the mark; those who are to go lose their roles, once somebody owns the page. */
async function hand(
  tx: Db,
  claim: ClaimRow,
  domain: string | null,
  { reviewerId, others }: { reviewerId: string; others: readonly { member_id: string }[] },
): Promise<string[]> {
  const { institution_id: pageId, member_id: memberId } = claim
  const by = { role: 'reviewer', id: reviewerId } as const
  await tx
    .insertInto('institution_role')
    .values({ institution_id: pageId, member_id: memberId, role: 'owner' })
    .onConflict((same) => same.columns(['institution_id', 'member_id']).doUpdateSet({ role: 'owner' }))
    .execute()
  await tx.deleteFrom('institution_invitation').where('institution_id', '=', pageId).where('member_id', '=', memberId).execute()
  await addEntry(tx, pageId, { act: 'role_given', by, memberId, role: 'owner' })
  const gone = others.map(({ member_id }) => member_id).filter((id) => id !== memberId)
  if (gone.length > 0) {
    await tx.deleteFrom('institution_role').where('institution_id', '=', pageId).where('member_id', 'in', gone).execute()
    await tx.deleteFrom('institution_invitation').where('institution_id', '=', pageId).execute()
    for (const id of gone) await addEntry(tx, pageId, { act: 'role_taken', by, memberId: id })
  }
  const now = new Date()
  await tx
    .updateTable('institution')
    .set({
      opened_at: sql<Date>`coalesce(opened_at, now())`,
      ...{ verified_at: now, verified_until: expiryFrom(now), mail_domain: domain, facility_id: claim.facility_id },
      document_seen: (await countDocuments(tx, claim.id)) > 0,
    })
    .where('id', '=', pageId)
    .execute()
  await addEntry(tx, pageId, { act: 'mark_given', by })
  return notifyEach(tx, gone, { kind: 'institution_role', subject: pageId })
}
