import { Refusal } from '#contract/errors.ts'
import { setup } from '#contract/setup.ts'
import { staff } from '#contract/staff.ts'
import { verification } from '#contract/verification.ts'
import { memberOfHandle } from '../account/public.ts'
import { recordReading } from '../platform/audit/reading.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { sealedLog } from '../platform/secrets/opened.ts'
import { getCard } from '../profile/public.ts'
import { relationTo } from '../relations/public.ts'
import { loadBadges } from './badges/badges.ts'
import { rightsOf } from './badges/rights.ts'
import { answer, appeal, withdraw } from './claims/actions.ts'
import { confirmMail } from './claims/institution-mail.ts'
import { emitAndShow, showOwnClaims } from './claims/show.ts'
import { submit } from './claims/submit.ts'
import { askMore, checkRegisters, note, release, take } from './desk/actions.ts'
import { deskClaim } from './desk/claim.ts'
import { refuseConcerned } from './desk/concerned.ts'
import { approve, reject, revoke } from './desk/decide.ts'
import { queuePage } from './desk/queue.ts'
import { keep } from './desk/recheck.ts'
import { loadStatistics } from './desk/statistics.ts'
import type { ReadPages } from './evidence/aadhaar.ts'
import { addEvidence, recordView, removeEvidence, reportAadhaar } from './evidence/actions.ts'
import { readEvidence } from './evidence/files.ts'
import { emitClaimChanged } from './live.ts'
import { beginOrcid, finishOrcid } from './orcid/sign-in.ts'
import { getClaim, getOwnClaim, listClaims } from './queries.ts'
import { findReceipt, listChecks } from './receipts/queries.ts'
import { publicKeyOf, signingKey } from './receipts/sign.ts'
import type { RegisterProvider } from './registers/provider.ts'
import { finishSetup } from './setup/finish.ts'
import { loadSetup } from './setup/load.ts'
import { saveSetup } from './setup/save.ts'
import { askForChange, confirmChange, dropChange, stepDown } from './staff/change.ts'
import { logHead, logPage } from './staff/log.ts'
import { showStaff } from './staff/show.ts'

/** The claim as the desk shows it after an act. */
const after = async (act: Promise<unknown>, context: MemberContext, claimId: string) => {
  await act
  const claim = await deskClaim(context.db, context.vault, sealedLog(context.log), context.viewer.id, claimId)
  await emitClaimChanged(context, claim.member.id)
  return claim
}

export const verificationRoutes = (providers: readonly RegisterProvider[], readPages: ReadPages) =>
  serve(verification, {
    overview: async (_, { config, db, vault, log, viewer }) => {
      const { kind, proven } = await db
        .selectFrom('member')
        .select(['kind', 'proven'])
        .where('id', '=', viewer.id)
        .executeTakeFirstOrThrow()
      const claims = await listClaims(db, viewer.id)
      return {
        kind,
        badges: await loadBadges(db, vault, sealedLog(log), viewer.id, claims),
        rights: rightsOf(proven),
        claims: await showOwnClaims(db, vault, sealedLog(log), claims),
        roles: [...viewer.roles],
        needsFactor: viewer.awaitsFactor,
        orcidSignIn: config.orcid !== undefined,
      }
    },

    submit: ({ kind, proof, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      return submit(context, kind, proof)
    },
    answer: ({ claimId, words }, context) => answer(context, claimId, words),
    withdraw: ({ claimId }, context) => withdraw(context, claimId),
    appeal: ({ claimId, words }, context) => appeal(context, claimId, words),

    confirmMail: async ({ claimId, code }, context) => {
      await confirmMail(context, claimId, code)
      return emitAndShow(context, claimId)
    },

    beginOrcid: async (_, context) => ({ address: await beginOrcid(context) }),
    finishOrcid: ({ code, state }, context) => finishOrcid(context, code, state),

    addEvidence: async ({ claimId, uploadId }, context) => {
      const evidence = await addEvidence(context, readPages, claimId, uploadId)
      await emitClaimChanged(context, context.viewer.id)
      return evidence
    },

    removeEvidence: async ({ evidenceId }, context) => {
      await removeEvidence(context, evidenceId)
      await emitClaimChanged(context, context.viewer.id)
      return { id: evidenceId }
    },

    receipt: async ({ claimId }, { db, vault, viewer }) => {
      await getOwnClaim(db, viewer.id, claimId)
      const found = await findReceipt(db, claimId)
      if (!found) throw new Refusal('NOT_FOUND')
      return { receipt: found.body, signature: found.signature.toString('base64'), publicKey: publicKeyOf(signingKey(vault)) }
    },

    summary: async ({ handle }, { db, limits, vault, log, viewer }) => {
      const memberId = await memberOfHandle(db, handle)
      if (!memberId || (await relationTo(db, viewer.id, memberId)) === 'blocked') throw new Refusal('NOT_FOUND')
      if (memberId !== viewer.id) await limits.people(viewer.id)
      const [member, badges, checks] = await Promise.all([
        getCard(db, memberId),
        loadBadges(db, vault, sealedLog(log), memberId, await listClaims(db, memberId)),
        listChecks(db, memberId),
      ])
      return { member, badges, checks }
    },

    queue: ({ show, cursor }, { db, viewer }) => queuePage(db, viewer.id, show, cursor),
    statistics: (_, { db }) => loadStatistics(db),
    getClaim: async ({ claimId }, { db, vault, log, viewer }) => {
      await refuseConcerned(db, await getClaim(db, claimId), viewer.id)
      const claim = await deskClaim(db, vault, sealedLog(log), viewer.id, claimId)
      await recordReading(db, 'claim_read', viewer.id, { claim: claim.id, member: claim.member.id })
      return claim
    },
    take: ({ claimId }, context) => after(take(context, claimId), context, claimId),
    release: ({ claimId }, context) => after(release(context, claimId), context, claimId),
    note: ({ claimId, words }, context) => after(note(context, claimId, words), context, claimId),
    checkRegisters: ({ claimId }, context) => after(checkRegisters(context, providers, claimId), context, claimId),
    askMore: ({ claimId, words }, context) => after(askMore(context, claimId, words), context, claimId),
    reject: ({ claimId, words }, context) => after(reject(context, claimId, words), context, claimId),
    approve: ({ claimId, compared, register, reasons, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      return after(approve(context, claimId, { compared, register, reasons }), context, claimId)
    },
    revoke: ({ claimId, words }, context) => after(revoke(context, claimId, words), context, claimId),
    keep: ({ claimId, words }, context) => after(keep(context, claimId, words), context, claimId),

    evidenceFile: async ({ evidenceId }, context) => {
      const { mime, memberId } = await recordView(context, evidenceId)
      return new File([new Uint8Array(await readEvidence(context.files, memberId, evidenceId))], 'evidence', { type: mime })
    },

    reportAadhaar: async ({ evidenceId }, context) => {
      const claimId = await reportAadhaar(context, evidenceId)
      return after(Promise.resolve(), context, claimId)
    },
  })

export const staffRoutes = serve(staff, {
  list: (_, context) => showStaff(context),
  ask: async ({ handle, role, gives, words, ...forgotten }, context) => {
    forgotten satisfies Record<string, never>
    await askForChange(context, { handle, role, gives, words })
    return showStaff(context)
  },
  confirm: async ({ changeId }, context) => {
    await confirmChange(context, changeId)
    return showStaff(context)
  },
  drop: async ({ changeId }, context) => {
    await dropChange(context, changeId)
    return showStaff(context)
  },
  stepDown: ({ role }, context) => stepDown(context, role),
  log: ({ act, from, until, cursor }, { db }) => logPage(db, { act, from, until, cursor }),
  logHead: (_, context) => logHead(context),
})

export const setupRoutes = serve(setup, {
  load: (_, context) => loadSetup(context.db, context),
  save: (step, context) => saveSetup(context, step),
  finish: (_, context) => finishSetup(context),
})
