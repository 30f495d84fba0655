import { nameOfCouncil } from '#contract/councils.ts'
import { announce, notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import { addEntry } from '../history.ts'
import { openProof } from '../proof/proof.ts'
import { type ClaimRow, getClaim } from '../queries.ts'
import { askRegisters, type RegisterProvider } from '../registers/provider.ts'
import { clockLeft, holderOf, refuseUnlessTakeable, refuseUnlessTheirs } from '../rules.ts'
import { refuseConcerned } from './concerned.ts'

/** Assigns a claim to the viewer, or keeps it theirs for another 30 minutes. */
export const take = ({ db, viewer }: MemberContext, claimId: string) =>
  withClaim({ db, viewer }, claimId, async (tx, claim, now) => {
    refuseUnlessTakeable(claim, viewer.id, now)
    const isNew = holderOf(claim, now) !== viewer.id
    await tx
      .updateTable('claim')
      .set({ locked_by: viewer.id, locked_at: now, ...(claim.state === 'waiting' && { state: 'in_review' as const }) })
      .where('id', '=', claimId)
      .execute()
    if (!isNew) return
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: 'taken' })
    await recordIn(tx, 'claim_taken', viewer.id, { claim: claimId, member: claim.member_id })
  })

/** Returns a claim to the queue. */
export const release = ({ db, viewer }: MemberContext, claimId: string) =>
  withClaim({ db, viewer }, claimId, async (tx, claim, now) => {
    refuseUnlessTheirs(claim, viewer.id, now)
    await tx
      .updateTable('claim')
      .set({ locked_by: null, locked_at: null, ...(claim.state === 'in_review' && { state: 'waiting' as const }) })
      .where('id', '=', claimId)
      .execute()
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: 'released', private: true })
    await recordIn(tx, 'claim_released', viewer.id, { claim: claimId, member: claim.member_id })
  })

/** A note that only reviewers read. */
export const note = ({ db, viewer }: MemberContext, claimId: string, words: string) =>
  withClaim({ db, viewer }, claimId, async (tx, claim) => {
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: 'note', words, private: true })
    await recordIn(tx, 'claim_noted', viewer.id, { claim: claimId, member: claim.member_id })
  })

/** Asks the member for more; the clock stands still until they answer, and then goes on. */
export async function askMore({ db, live, viewer }: MemberContext, claimId: string, words: string) {
  const notifiedIds = await withClaim({ db, viewer }, claimId, async (tx, claim, now) => {
    refuseUnlessTheirs(claim, viewer.id, now)
    await tx
      .updateTable('claim')
      .set({ state: 'more_needed', due_at: null, clock_left_ms: clockLeft(claim, now), locked_by: null, locked_at: null, words })
      .where('id', '=', claimId)
      .execute()
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: 'more_asked', words })
    const notifiedIds = await notify(tx, { to: claim.member_id, kind: 'verification_more', subject: claimId })
    await recordIn(tx, 'claim_more_asked', viewer.id, { claim: claimId, member: claim.member_id })
    return notifiedIds
  })
  announce(live, notifiedIds)
}

/** Asks the registers and keeps what they said. The question is put outside of any transaction: a register may be slow. */
export async function checkRegisters({ db, vault, viewer }: MemberContext, providers: readonly RegisterProvider[], claimId: string) {
  const claim = await getClaim(db, claimId)
  refuseUnlessTheirs(claim, viewer.id, new Date())
  const proof = openProof(vault, claim)
  if (proof.proof !== 'registration') return
  const { council, councilName, number, year, nameAsRegistered } = proof
  const answers = await askRegisters(providers, { council, councilName, number, year, name: nameAsRegistered })
  await withClaim({ db, viewer }, claimId, async (tx) => {
    for (const answer of answers) {
      await tx
        .insertInto('register_result')
        .values({ id: newId(), claim_id: claimId, answer: JSON.stringify(answer) })
        .execute()
    }
    await addEntry(tx, claimId, { by: viewer.id, role: 'reviewer', act: 'registers_checked', words: nameOfCouncil(proof), private: true })
    await recordIn(tx, 'registers_asked', viewer.id, { claim: claimId, member: claim.member_id })
  })
}

type Desk = Pick<MemberContext, 'db' | 'viewer'>

const withClaim = <T>({ db, viewer }: Desk, claimId: string, act: (tx: Db, claim: ClaimRow, now: Date) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    const claim = await getClaim(tx, claimId, true)
    await refuseConcerned(tx, claim, viewer.id)
    return act(tx, claim, new Date())
  })
