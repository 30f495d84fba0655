import { Refusal } from '#contract/errors.ts'
import { verification } from '#contract/verification.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/serve.ts'
import { getCard } from '../profile/card.ts'
import { relationTo } from '../profile/relation.ts'
import { loadBadges } from './badges.ts'
import { getOwnClaim, listClaims } from './claims.ts'
import { approve, reject, revoke } from './decide.ts'
import { deskClaim, queuePage } from './desk.ts'
import { askMore, lookUp, note, release, take } from './desk-acts.ts'
import { readEvidence } from './evidence.ts'
import { addEvidence, noteView, removeEvidence, reportAadhaar } from './evidence-acts.ts'
import { deskFigures } from './figures.ts'
import { confirmMail } from './institution-mail.ts'
import { showMine } from './mine.ts'
import { publicKeyOf, signingKey } from './receipt.ts'
import { findReceipt, listChecks } from './receipts.ts'
import type { RegisterProvider } from './registers/provider.ts'
import { rightsOf } from './rights.ts'
import { answer, appeal, submit, tellAndShow, withdraw } from './submit.ts'
import { tellOfClaim } from './tell.ts'

/** The claim as the desk shows it after an act. */
const after = async (act: Promise<unknown>, context: MemberContext, claimId: string) => {
  await act
  const claim = await deskClaim(context.db, context.vault, context.viewer.id, claimId)
  await tellOfClaim(context, claim.member.id)
  return claim
}

export const verificationRoutes = (providers: readonly RegisterProvider[]) =>
  serve(verification, {
    mine: async (_, { db, vault, viewer }) => {
      const standing = await db.selectFrom('member').select(['kind', 'verified']).where('id', '=', viewer.id).executeTakeFirstOrThrow()
      const claims = await listClaims(db, viewer.id)
      return {
        kind: standing.kind,
        badges: await loadBadges(db, vault, viewer.id, claims),
        rights: rightsOf(standing),
        claims: await showMine(db, vault, claims),
        isReviewer: viewer.reviewer,
      }
    },

    submit: ({ kind, proof }, context) => submit(context, kind, proof),
    answer: ({ claimId, words }, context) => answer(context, claimId, words),
    withdraw: ({ claimId }, context) => withdraw(context, claimId),
    appeal: ({ claimId, words }, context) => appeal(context, claimId, words),

    confirmMail: async ({ claimId, code }, context) => {
      await confirmMail(context, claimId, code)
      return tellAndShow(context, claimId)
    },

    addEvidence: async ({ claimId, file }, context) => {
      const evidence = await addEvidence(context, claimId, file)
      await tellOfClaim(context, context.viewer.id)
      return evidence
    },

    removeEvidence: async ({ evidenceId }, context) => {
      await removeEvidence(context, evidenceId)
      await tellOfClaim(context, context.viewer.id)
      return { id: evidenceId }
    },

    receipt: async ({ claimId }, { db, vault, viewer }) => {
      await getOwnClaim(db, viewer.id, claimId)
      const found = await findReceipt(db, claimId)
      if (!found) throw new Refusal('NOT_FOUND')
      return { receipt: found.body, signature: found.signature.toString('base64'), publicKey: publicKeyOf(signingKey(vault)) }
    },

    how: async ({ handle }, { db, vault, viewer }) => {
      const found = await db.selectFrom('member').select('id').where('handle', '=', handle).executeTakeFirst()
      if (!found || (await relationTo(db, viewer.id, found.id)) === 'blocked') throw new Refusal('NOT_FOUND')
      const [member, badges, checks] = await Promise.all([
        getCard(db, found.id),
        loadBadges(db, vault, found.id, await listClaims(db, found.id)),
        listChecks(db, found.id),
      ])
      return { member, badges, checks }
    },

    queue: ({ show, cursor }, { db, viewer }) => queuePage(db, viewer.id, show, cursor),
    figures: (_, { db }) => deskFigures(db),
    open: ({ claimId }, { db, vault, viewer }) => deskClaim(db, vault, viewer.id, claimId),
    take: ({ claimId }, context) => after(take(context, claimId), context, claimId),
    release: ({ claimId }, context) => after(release(context, claimId), context, claimId),
    note: ({ claimId, words }, context) => after(note(context, claimId, words), context, claimId),
    lookUp: ({ claimId }, context) => after(lookUp(context, providers, claimId), context, claimId),
    askMore: ({ claimId, words }, context) => after(askMore(context, claimId, words), context, claimId),
    reject: ({ claimId, words }, context) => after(reject(context, claimId, words), context, claimId),
    approve: ({ claimId, compared, register }, context) => after(approve(context, claimId, compared, register), context, claimId),
    revoke: ({ claimId, words }, context) => after(revoke(context, claimId, words), context, claimId),

    evidenceFile: async ({ evidenceId }, context) => {
      const mime = await noteView(context, evidenceId)
      return new File([new Uint8Array(await readEvidence(context, evidenceId))], 'evidence', { type: mime })
    },

    reportAadhaar: async ({ evidenceId }, context) => {
      const claimId = await reportAadhaar(context, evidenceId)
      return after(Promise.resolve(), context, claimId)
    },
  })
