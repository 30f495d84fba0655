import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { institutionClaims } from '#contract/institution-claims.ts'
import { INSTITUTION_CLAIMS_MAX } from '#contract/limits.ts'
import type { InputOf } from '#contract/route.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { dueFrom } from '../../verification/public.ts'
import { addEntry } from '../log.ts'
import { isReady } from '../rules.ts'
import { type ClaimRow, countDocuments, isContested, mailboxOf, OPEN_STATES, ownerIdsOf, sealMailbox } from './queries.ts'

type Said = Pick<InputOf<typeof institutionClaims.claim>, 'mailbox' | 'position' | 'facilityId' | 'words'>

/** Writes a claim down; an open one to the same page takes the new words, and keeps its documents and the confirmation of the same address. */
export async function saveClaim(tx: Db, vault: Vault, memberId: string, institutionId: string, said: Said) {
  const { mailbox, position, facilityId, words, ...forgotten } = said
  forgotten satisfies Record<string, never>
  // One member's claims are written one after another.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const open = await tx
    .selectFrom('institution_claim')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .forUpdate()
    .execute()
  const before = open.find((claim) => claim.institution_id === institutionId)
  if (!before && open.length >= INSTITUTION_CLAIMS_MAX) throw new Refusal('LIST_FULL')
  const id = before?.id ?? newId()
  const isSame = before !== undefined && mailboxOf(vault, before)?.toLowerCase() === mailbox?.toLowerCase()
  const written = {
    mailbox_sealed: mailbox === null ? null : sealMailbox(vault, { id, member_id: memberId }, mailbox),
    position,
    facility_id: facilityId,
    words,
    state: 'unfinished' as const,
    submitted_at: new Date(),
    due_at: null,
    // A code that was sent to one address says nothing about another.
    ...(!isSame && { mail_code_hash: null, mail_code_until: null, mail_tries: 0, mail_confirmed_at: null }),
  }
  if (before) await tx.updateTable('institution_claim').set(written).where('id', '=', id).execute()
  else
    await tx
      .insertInto('institution_claim')
      .values({ id, institution_id: institutionId, member_id: memberId, ...written })
      .execute()
  const claim = await tx.selectFrom('institution_claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { claim, notifiedIds: await settle(tx, claim, before?.state === 'waiting') }
}

/** Puts a locked claim into the queue once it is ready, and out of it where it no longer is. Answers who is notified of it. */
export async function settle(tx: Db, claim: ClaimRow, wasWaiting = claim.state === 'waiting'): Promise<string[]> {
  const documents = await countDocuments(tx, claim.id)
  const ready = isReady({ mailbox: claim.mailbox_sealed !== null, mailConfirmed: claim.mail_confirmed_at !== null, documents })
  if (!ready) {
    await tx.updateTable('institution_claim').set({ state: 'unfinished', due_at: null }).where('id', '=', claim.id).execute()
    return []
  }
  if (claim.state === 'waiting') return []
  await tx
    .updateTable('institution_claim')
    .set({ state: 'waiting', due_at: dueFrom(new Date()), submitted_at: sql<Date>`now()` })
    .where('id', '=', claim.id)
    .execute()
  if (wasWaiting) return []
  await addEntry(tx, claim.institution_id, { act: 'claimed', by: { role: 'member', id: claim.member_id } })
  const owners = await ownerIdsOf(tx, claim.institution_id)
  // Who claims it stays with the reviewer until it is decided.
  return isContested(claim, owners) ? notifyEach(tx, owners, { kind: 'institution_contested', subject: claim.institution_id }) : []
}
