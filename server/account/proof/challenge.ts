import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Proof } from '#contract/account.ts'
import { PROOF_SECONDS } from '../../platform/config-limits.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

/** Rounds of one guess: checking a proof costs us one, finding it takes a browser as many as the counter says. */
const COST = 1000
/** Guesses of level 1, least and most: half a second on a laptop, two on a small phone. */
const GUESSES = [1000, 2000] as const

const secrets = (vault: Vault) => ({
  hmacSignatureSecret: vault.derive('proof of work').toString('hex'),
  hmacKeySignatureSecret: vault.derive('solution of a proof of work').toString('hex'),
})

/** A puzzle that only its reader has to work for: we know the answer, and keep nothing. */
export async function makeChallenge(vault: Vault, level: number): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(GUESSES[0] * level, GUESSES[1] * level),
    data: { level },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + PROOF_SECONDS,
    ...secrets(vault),
  })
  return challenge as Challenge
}

/** The level that was worked for; 0 where a proof is made up, changed or too old. */
export async function provenLevel(vault: Vault, { challenge, solution }: Proof) {
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(vault) })
  return verified ? challenge.parameters.data.level : 0
}
