import type { Challenge, Proof } from '#contract/account.ts'
import { PROOF_LEVEL_MAX } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { trustedAddress } from '../../lib/trusted.ts'
import solver from './solver.ts?worker&url'

/** Tries again with a proof of work, twice as hard each time that was not enough. Where none can be found, the first refusal stands. */
export async function prove<Answer>(send: (proof: Proof) => Promise<Answer>, refused: unknown): Promise<Answer> {
  for (let level = 1; level <= PROOF_LEVEL_MAX; level *= 2) {
    const challenge = await api.account.challenge({ level })
    const solution = await solve(challenge).catch(() => undefined)
    if (!solution) break
    try {
      return await send({ challenge, solution })
    } catch (error) {
      if (codeOf(error) !== 'PROOF_NEEDED') throw error
    }
  }
  throw refused
}

/** Works a challenge out beside the page, which goes on answering meanwhile. */
async function solve(challenge: Challenge): Promise<Proof['solution']> {
  const worker = new Worker(trustedAddress(solver), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Proof['solution'] | null>) => (data ? resolve(data) : reject(new Error('no solution')))
      worker.onerror = reject
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
