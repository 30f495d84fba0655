import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { account, type Proof } from '#contract/account.ts'
import type { World } from './world.ts'

/** A proof of work of some level, as a browser finds it. */
export async function solved(world: World, level = 1): Promise<Proof> {
  const challenge = await world.nobody.call(account.challenge, { level })
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge could not be solved.')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
