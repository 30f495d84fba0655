import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#contract/index.ts'
import { session } from '../session.ts'
import { ofEveryOperation, operationAt, type Path } from './operations.ts'
import { callServer } from './server.ts'

/** The one place that chooses between the two worlds: members speak to the server, guests to the sample world in their own tab. */
export async function call(path: Path, input: object = {}, signal?: AbortSignal) {
  if (session().signedIn || operationAt(path).access === 'anyone') return callServer(path, input, signal)
  const { answer } = await import('../../guest/world.ts')
  return answer(path, input)
}

/** Every operation as a function with the contract's input and output. */
export const api = ofEveryOperation(
  (path) =>
    (input?: object, { signal }: { signal?: AbortSignal } = {}) =>
      call(path, input, signal),
) as ContractRouterClient<Contract>
