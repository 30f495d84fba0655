import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Proof } from '#contract/account.ts'

/** Longer than the hardest challenge takes a small phone. */
const TIMEOUT_MS = 180_000

/** A worker: takes one challenge and answers its solution, or null. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const found = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS }).catch(() => null)
  const solution: Proof['solution'] | null = found && { counter: found.counter, derivedKey: found.derivedKey }
  self.postMessage(solution)
}
