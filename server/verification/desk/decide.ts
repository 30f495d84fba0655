import type { AuditAct } from '#contract/audit-acts.ts'
import type { Comparable, EntryFact } from '#contract/claim-facts.ts'
import { Refusal } from '#contract/errors.ts'
import { EVIDENCE_DAYS } from '#contract/limits.ts'
import type { NoticeKind } from '#contract/notifications.ts'
import { announce, notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { fillCollege } from '../../profile/public.ts'
import { saveStanding } from '../badges/verified.ts'
import { closeDispute } from '../claims/disputes.ts'
import { keepDomain } from '../domains/domains.ts'
import { scheduleDeletion } from '../evidence/queries.ts'
import { addEntry } from '../history.ts'
import { openProof } from '../proof/proof.ts'
import { type ClaimRow, findConflicts, getContended, listClaims } from '../queries.ts'
import { saveReceipt } from '../receipts/queries.ts'
import { expiryFrom, refuseUnlessTheirs } from '../rules.ts'
import { refuseConcerned } from './concerned.ts'
import { explain, type Reason } from './differences.ts'
import { askToRevoke, isAsked, putBefore, refuseUnlessRevocable, SEEN_TO } from './recheck.ts'

type Comparison = { compared: Comparable[]; register: string; reasons: Reason[] }

/** Approves a claim: nothing else gives a member a mark. */
export const approve = (context: MemberContext, claimId: string, { compared, register, reasons }: Comparison) =>
  decide(context, claimId, async (tx, claim, now) => {
    refuseUnlessTheirs(claim, context.viewer.id, now)
    const proof = openProof(context.vault, claim)
    await explain(tx, claim, proof, reasons, context.viewer.id)
    const conflicts = await findConflicts(tx, claim, claim.member_id)
    if (conflicts.some(({ state }) => state === 'approved')) throw new Refusal('NUMBER_HELD')
    // A renewal takes the place of what it renews.
    const replaced = await tx
      .updateTable('claim')
      .set({ state: 'expired', expires_at: now, ...SEEN_TO })
      .where('member_id', '=', claim.member_id)
      .where('proof', '=', claim.proof)
      .where('state', '=', 'approved')
      .returning(['id', 'identity_hash', 'disputed'])
      .execute()
    for (const { id } of replaced) await addEntry(tx, id, { role: 'system', act: 'expired', fact: { as: 'replaced' } })
    await close(tx, claim, { state: 'approved', decided_by: context.viewer.id, words: null, expires_at: expiryFrom(now) }, now)
    if (proof.proof === 'institution_mail' && compared.includes('domain')) await keepDomain(tx, proof.email, proof.institution, register)
    if (proof.proof === 'enrolment') await fillCollege(tx, claim.member_id, proof.college)
    // Whoever claimed the number before its holder did goes on doing so; of a renewal its member has heard that.
    const knows = replaced.some(({ identity_hash, disputed }) => disputed && identity_hash.equals(claim.identity_hash))
    const isNews = conflicts.length > 0 && !knows
    const notices: NoticeKind[] = ['verification_approved', ...(isNews ? (['verification_dispute'] as const) : [])]
    const fact = { as: 'compared', compared, register } as const
    const ended = replaced.map(({ id }) => id)
    return { act: 'approved', audit: 'claim_approved', notices, words: '', fact, compared, register, ended }
  })

/** Rejects a claim, with the reason that its member reads. */
export const reject = (context: MemberContext, claimId: string, words: string) =>
  decide(context, claimId, async (tx, claim, now) => {
    refuseUnlessTheirs(claim, context.viewer.id, now)
    await close(tx, claim, { state: 'rejected', decided_by: context.viewer.id, words }, now)
    return { act: 'rejected', audit: 'claim_rejected', notices: ['verification_rejected'], words, compared: [], register: '' }
  })

/** Takes a badge back, also one that is over, once two reviewers want it: the first asks, another confirms. */
export async function revoke(context: MemberContext, claimId: string, words: string) {
  if (await askToRevoke(context, claimId, words)) await confirmRevocation(context, claimId, words)
}

/** What its member wrote carries the note, whatever else they prove; what else they proved is looked at again. */
const confirmRevocation = (context: MemberContext, claimId: string, words: string) =>
  decide(context, claimId, async (tx, claim, now) => {
    await refuseUnlessRevocable(tx, claim, context.viewer.id)
    if (!(await isAsked(tx, claim))) throw new Refusal('CLAIM_DECIDED')
    const others = (await listClaims(tx, claim.member_id)).filter(({ id, state }) => id !== claim.id && state === 'approved')
    for (const { id } of others) await putBefore(tx, id, `Another proof of this member was revoked: ${words}`)
    await close(
      tx,
      claim,
      { state: 'revoked', decided_by: context.viewer.id, words, ...(claim.state === 'approved' && { expires_at: now }) },
      now,
    )
    return { act: 'revoked', audit: 'claim_revoked', notices: ['verification_revoked'], words, compared: [], register: '' }
  })

type Decision = {
  act: 'approved' | 'rejected' | 'revoked'
  audit: AuditAct
  /** To the claim's member, in this order. */
  notices: NoticeKind[]
  /** The reviewer's. */
  words: string
  fact?: EntryFact
  compared: Comparable[]
  register: string
  /** Earlier claims of the member that are over by it. */
  ended?: string[]
}

/** Whatever is decided is written in one piece: claim, member, history, receipt, notice and audit line. */
async function decide(context: MemberContext, claimId: string, change: (tx: Db, claim: ClaimRow, now: Date) => Promise<Decision>) {
  const { db, vault, viewer, live, publicUrl } = context
  const notifiedIds = await db.transaction().execute(async (tx) => {
    const now = new Date()
    const claim = await getContended(tx, claimId)
    await refuseConcerned(tx, claim, viewer.id)
    const decision = await change(tx, claim, now)
    await saveStanding(tx, claim.member_id)
    await closeDispute(tx, claim)
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: decision.act, words: decision.words, fact: decision.fact })
    await scheduleDeletion(tx, claimId, EVIDENCE_DAYS)
    await saveReceipt(tx, vault, { ...decision, claim, reviewerId: viewer.id, site: publicUrl(), now })
    const notifiedIds: string[] = []
    for (const kind of decision.notices) notifiedIds.push(...(await notify(tx, { to: claim.member_id, kind, subject: claimId })))
    const record = (act: AuditAct, id: string) => recordIn(tx, act, viewer.id, { claim: id, member: claim.member_id })
    for (const id of decision.ended ?? []) await record('claim_expired', id)
    await record(decision.audit, claimId)
    return notifiedIds
  })
  announce(live, notifiedIds)
}

type Closing = { state: 'approved' | 'rejected' | 'revoked'; decided_by: string; words: string | null; expires_at?: Date }

/** Who asked for a revocation stays: they do not decide an appeal against it. */
const SETTLED = {
  ...{ due_at: null, clock_left_ms: null, locked_by: null, locked_at: null },
  ...{ recheck_since: null, recheck_words: null, revoke_words: null },
} as const

const close = (tx: Db, claim: ClaimRow, closing: Closing, now: Date) =>
  tx
    .updateTable('claim')
    .set({ ...closing, ...SETTLED, decided_at: now })
    .where('id', '=', claim.id)
    .execute()
