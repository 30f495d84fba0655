import { Refusal } from '#contract/errors.ts'
import type { institutionClaims } from '#contract/institution-claims.ts'
import { announce } from '../../notifications/public.ts'
import { recordReading } from '../../platform/audit/reading.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { emitDeskChanged, type ReadPages, refuseAadhaar, refuseOpenAddress } from '../../verification/public.ts'
import { addEntry } from '../log.ts'
import { saveInstitution } from '../pages/save.ts'
import { isOpen } from '../rules.ts'
import { findRole, notFound, refuseHidden, requireRole } from '../visible.ts'
import { refuseConcerned } from './concerned.ts'
import { decide } from './decide.ts'
import { deskClaim, queuePage } from './desk.ts'
import { addDocument, removeDocument, viewDocument } from './documents.ts'
import { confirmMail, sendCode } from './mail.ts'
import { getClaim, lockOwnClaim, scheduleDeletion } from './queries.ts'
import { saveClaim } from './save.ts'
import { contestsOf, ownClaim, ownClaims } from './show.ts'

const WITHOUT_ADDRESS = 'If there is none, leave this empty and send the registration document alone.'

/** Lets reviewers and whoever is notified read again, and shows the claim as it stands. */
async function after(context: MemberContext, claimId: string, notifiedIds: readonly string[] = []) {
  announce(context.live, notifiedIds)
  await emitDeskChanged(context, 'reviewer')
  return ownClaim(context, claimId)
}

type Saved = Awaited<ReturnType<typeof saveClaim>>

/** Sends the code that a claim waits for; the claim stands whether or not one may be sent now. */
async function finish(context: MemberContext, { claim, notifiedIds }: Saved, mailbox: string | null) {
  if (mailbox && !claim.mail_confirmed_at) await sendCode(context, claim.id, mailbox)
  return after(context, claim.id, notifiedIds)
}

function refuseSaid({ mailbox, position, words }: { mailbox: string | null; position: string; words: string }) {
  if (mailbox) refuseOpenAddress(mailbox, 'mailbox', WITHOUT_ADDRESS)
  refuseAadhaar(position, words)
}

/** `readPages` reads the text of a PDF: no Aadhaar number is kept in one. */
export const claimHandlers = (readPages: ReadPages): Handlers<typeof institutionClaims> => ({
  own: async (_, context) => ({ items: await ownClaims(context) }),

  claim: async ({ institutionId, mailbox, position, facilityId, words, ...forgotten }, context) => {
    forgotten satisfies Record<string, never>
    const said = { mailbox, position, facilityId, words }
    refuseSaid(said)
    const { db, vault, viewer } = context
    const saved = await db.transaction().execute(async (tx) => {
      await refuseHidden(tx, viewer.id, institutionId)
      return saveClaim(tx, vault, viewer.id, institutionId, said)
    })
    return finish(context, saved, mailbox)
  },

  found: async ({ clientId, name, kind, city, state, website, mailbox, position, facilityId, words, ...forgotten }, context) => {
    forgotten satisfies Record<string, never>
    const said = { mailbox, position, facilityId, words }
    refuseSaid(said)
    const { db, vault, viewer } = context
    const saved = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('member').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
      const pageId = await saveInstitution(tx, viewer.id, { clientId, name, kind, city, state, website })
      return saveClaim(tx, vault, viewer.id, pageId, said)
    })
    return finish(context, saved, mailbox)
  },

  confirmMail: async ({ claimId, code }, context) => after(context, claimId, await confirmMail(context, claimId, code)),
  addDocument: async ({ claimId, uploadId }, context) => after(context, claimId, await addDocument(context, readPages, claimId, uploadId)),

  removeDocument: async ({ claimId, documentId }, context) => {
    await removeDocument(context, claimId, documentId)
    return after(context, claimId)
  },

  withdraw: async ({ claimId }, context) => {
    const { db, live, viewer } = context
    const institutionId = await db.transaction().execute(async (tx) => {
      const claim = await lockOwnClaim(tx, viewer.id, claimId)
      if (!isOpen(claim.state)) throw new Refusal('CLAIM_DECIDED')
      await tx.updateTable('institution_claim').set({ state: 'withdrawn', due_at: null }).where('id', '=', claimId).execute()
      await scheduleDeletion(tx, claimId)
      if (claim.state === 'waiting')
        await addEntry(tx, claim.institution_id, { act: 'claim_withdrawn', by: { role: 'member', id: viewer.id } })
      return claim.institution_id
    })
    live.audienceChanged(`institution:${institutionId}`)
    return after(context, claimId)
  },

  contests: async ({ institutionId }, { db, viewer }) => {
    await requireRole(db, viewer.id, institutionId, 'ownership')
    return { items: await contestsOf(db, viewer.id, institutionId) }
  },

  answer: async ({ claimId, words }, context) => {
    const { db, viewer } = context
    refuseAadhaar(words)
    const pageId = await db.transaction().execute(async (tx) => {
      const claim = await getClaim(tx, claimId)
      const role = await findRole(tx, viewer.id, claim.institution_id)
      if (role !== 'owner' || claim.member_id === viewer.id || claim.state === 'unfinished') return notFound()
      if (claim.state !== 'waiting') throw new Refusal('CLAIM_DECIDED')
      await tx
        .insertInto('institution_claim_answer')
        .values({ claim_id: claimId, member_id: viewer.id, words })
        .onConflict((same) => same.columns(['claim_id', 'member_id']).doUpdateSet({ words, at: new Date() }))
        .execute()
      return claim.institution_id
    })
    await emitDeskChanged(context, 'reviewer')
    const said = (await contestsOf(db, viewer.id, pageId)).find(({ id }) => id === claimId)
    if (!said) throw new Refusal('CLAIM_DECIDED')
    return said
  },

  queue: ({ show, cursor }, context) => queuePage(context, show, cursor),
  getClaim: async ({ claimId }, context) => {
    await refuseConcerned(context.db, await getClaim(context.db, claimId), context.viewer.id)
    const claim = await deskClaim(context, claimId)
    await recordReading(context.db, 'claim_read', context.viewer.id, { institution_claim: claim.id, member: claim.member.id })
    return claim
  },
  documentFile: ({ documentId }, context) => viewDocument(context, documentId),

  decide: async (decision, context) => {
    const { institutionId, notifiedIds } = await decide(context, decision)
    announce(context.live, notifiedIds)
    // Until it is open to all, a page is seen by whoever has an open claim to it.
    context.live.audienceChanged(`institution:${institutionId}`)
    await emitDeskChanged(context, 'reviewer')
    return deskClaim(context, decision.claimId)
  },
})
