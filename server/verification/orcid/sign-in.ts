import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { z } from 'zod'
import { type MyClaim, Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { sealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { emitAndShow } from '../claims/show.ts'
import { finishSubmit, submitWithin } from '../claims/submit.ts'
import { addEntry } from '../history.ts'
import { hasOrcidChecksum } from '../proof/numbers.ts'
import { openProofOrNull } from '../proof/proof.ts'
import { lockClaims } from '../queries.ts'
import { isOpen } from '../rules.ts'
import { addressOf, exchange, getOrcid } from './provider.ts'

const MINUTES = 15
const PLACE = 'orcid-sign-in'

/** One try, in the state itself, which only this server reads: whose it is, until when it counts, and what the answer has to fit. */
const Try = z.object({ memberId: z.uuid(), until: z.number(), nonce: z.string(), verifier: z.string() })

const returnAddress = (publicUrl: string) => `${publicUrl}/verification`

/** Where the member goes to sign in at ORCID. */
export async function beginOrcid({ config, log, vault, viewer, publicUrl }: MemberContext): Promise<string> {
  const client = await getOrcid(config.orcid, log)
  const secrets = { nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const tried: z.infer<typeof Try> = { memberId: viewer.id, until: Date.now() + MINUTES * 60_000, ...secrets }
  const state = vault.seal(JSON.stringify(tried), PLACE).toString('base64url')
  return addressOf(client, { state, ...secrets, redirectUri: returnAddress(publicUrl()) })
}

/** The way back: what the member claims of ORCID carries from here on that they signed in there. */
export async function finishOrcid(context: MemberContext, code: string, state: string): Promise<MyClaim> {
  const { config, log, vault, viewer, publicUrl } = context
  const client = await getOrcid(config.orcid, log)
  const tried = opened(vault, state)
  if (!tried || tried.memberId !== viewer.id || tried.until < Date.now()) throw new Refusal('ORCID_FAILED')
  const attempt = { state, nonce: tried.nonce, verifier: tried.verifier, redirectUri: returnAddress(publicUrl()) }
  const sub = await exchange(client, code, attempt).catch((error: { name?: string; code?: string; cause?: { code?: string } }) => {
    // The error itself may carry tokens, so only its names are written down.
    log.warn({ name: error.name, code: error.code }, 'a sign-in at ORCID did not succeed')
    throw new Refusal(error instanceof TypeError ? 'ORCID_UNAVAILABLE' : 'ORCID_FAILED')
  })
  const proof = Proof.safeParse({ proof: 'orcid', orcid: sub }).data
  if (proof?.proof !== 'orcid' || !hasOrcidChecksum(proof.orcid)) throw new Refusal('ORCID_FAILED')
  return saveSignedIn(context, proof)
}

function opened(vault: Vault, state: string) {
  try {
    return Try.safeParse(JSON.parse(vault.open(Buffer.from(state, 'base64url'), PLACE).toString())).data
  } catch {
    return undefined
  }
}

/** A badge of this iD stands as before, and is proven better; else the claim that is open, or a new one, is of it. */
async function saveSignedIn(context: MemberContext, proof: Proof & { proof: 'orcid' }): Promise<MyClaim> {
  const { db, vault, log, viewer } = context
  const saved = await db.transaction().execute(async (tx) => {
    const claims = await lockClaims(tx, viewer.id)
    const held = claims.find((claim) => {
      if (claim.state !== 'approved' || claim.proof !== 'orcid') return false
      const said = openProofOrNull(vault, sealedLog(log), claim)
      return said?.proof === 'orcid' && said.orcid === proof.orcid
    })
    if (!held && claims.some(({ state, proof: kind }) => isOpen(state) && kind !== 'orcid')) throw new Refusal('CLAIM_OPEN')
    const submitted = held ? undefined : await submitWithin(tx, context, 'researcher', proof)
    const id = submitted?.id ?? held!.id
    await tx.updateTable('claim').set({ signed_in_at: new Date() }).where('id', '=', id).execute()
    await addEntry(tx, id, { by: viewer.id, role: 'member', act: 'orcid_signed_in', words: proof.orcid })
    return submitted ?? { id }
  })
  return 'state' in saved ? finishSubmit(context, saved, proof) : emitAndShow(context, saved.id)
}
