import type { StaffRole } from '#contract/staff-roles.ts'
import { announce } from '../notifications/public.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import type { Live } from '../platform/live/channel.ts'
import { publicHalfOf } from '../platform/secrets/ed25519.ts'
import type { SealedLog } from '../platform/secrets/opened.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import type { VerificationService } from '../platform/verification-service.ts'
import { expireBadges, remindOfExpiry } from './badges/expiry.ts'
import { checkNameChange } from './badges/name-change.ts'
import { findRegistration } from './badges/registration.ts'
import { sweepMailboxCodes } from './claims/mailbox-code.ts'
import { sweepEvidence } from './evidence/queries.ts'
import { emitClaimChanged } from './live.ts'
import { listStaffIds } from './queries.ts'
import { signingKey } from './receipts/sign.ts'
import { byHand } from './registers/by-hand.ts'
import { overHttp } from './registers/over-http.ts'
import type { RegisterProvider } from './registers/provider.ts'
import { snapshot } from './registers/snapshot.ts'

export { may } from './badges/rights.ts'
export { CODE_TRIES_MAX, CODE_VALID_MS, forgetMailboxCode, sendMailboxCode } from './claims/mailbox-code.ts'
export { findDeciders } from './deciders.ts'
export { type ReadPages, refuseAadhaarFile } from './evidence/aadhaar.ts'
export { openName, readEvidence, sealEvidence } from './evidence/files.ts'
/** A room that keeps such files has a trigger on its rows, `orphan_evidence` (0007_verification.sql): the bytes go once the row has gone. */
export { keepSealed, showEvidence } from './evidence/queries.ts'
export { domainOf, refuseOpenAddress } from './proof/open-mail.ts'
export { dueFrom, expiryFrom, refuseAadhaar } from './rules.ts'
export { setupProgress } from './setup/progress.ts'
export { evidenceUpload } from './uploads.ts'

/** The service that rooms above this one are given. */
export const openVerificationService = (db: Db, live: Live, vault: Vault): VerificationService => ({
  checkNameChange: (tx, memberId, name) => checkNameChange(tx, vault, memberId, name),
  emitChanged: async (memberId) => {
    announce(live, [memberId])
    await emitClaimChanged({ db, live }, memberId)
  },
})

/** The council at which a member's registration stands as checked, and when it was: for whom they have told of it themselves. */
export const checkedRegistration = (db: Db, vault: Vault, log: SealedLog, memberId: string) => findRegistration(db, vault, log, memberId)

/** What anybody may check a receipt with. */
export const receiptKey = (vault: Vault) => publicHalfOf(signingKey(vault))

/** Every register that can be asked here, the reviewer's own look last. */
export const openRegisters = ({ register }: Config, db: Db): RegisterProvider[] => [
  snapshot(db),
  ...(register ? [overHttp(register.url, register.token)] : []),
  byHand,
]

/** Something that waits for whoever has this role came or went: their open desks read their lists again. */
export async function emitDeskChanged({ db, live }: Pick<Services, 'db' | 'live'>, role: StaffRole) {
  for (const id of await listStaffIds(db, role)) live.toMember(id, 'desk_changed')
}

/** What time brings: reminders, badges that end, evidence that is to be deleted. Safe to run on several nodes at once. */
export async function sweepVerification({ db, live, files }: Pick<Services, 'db' | 'live' | 'files'>) {
  announce(live, [...(await expireBadges(db)), ...(await remindOfExpiry(db))])
  await sweepEvidence(db, files)
  await sweepMailboxCodes(db)
}
