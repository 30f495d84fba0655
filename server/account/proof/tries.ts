import type { Proof } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { Counted } from '../../platform/access/tallies.ts'
import type { Services } from '../../platform/http/context.ts'
import { provenLevel } from './challenge.ts'
import { levelFor } from './rules.ts'

/**
 * Lets a try go on that was counted: within all its limits at once, beyond one of them with a proof of work. A try that is refused for
 * want of it is not counted: whoever wants to make it dear for others has to work for that. What comes back takes the try away again.
 */
export async function askProof({ vault, tallies }: Services, tries: readonly Counted[], proof: Proof | undefined) {
  const giveBack = async () => void (await Promise.all(tries.map((counted) => counted.giveBack())))
  const worst = tries.reduce((most, counted) => (counted.excess > most.excess ? counted : most))
  const needed = levelFor(worst.excess)
  if (needed === 0) return giveBack

  const proven = proof && (await provenLevel(vault, proof)) >= needed && (await tallies.proof(proof.challenge.signature)).excess === 0
  if (proven) return giveBack
  await giveBack()
  throw new Refusal('PROOF_NEEDED', { headers: worst.headers })
}
