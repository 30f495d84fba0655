import type { Sender } from '../platform/fair-worker.ts'
import { networksOf } from '../platform/http/address.ts'
import type { OpenContext } from '../platform/http/context.ts'
import { isOperator } from '../platform/operator.ts'
import type { Uploader } from './library/library.ts'

/** Who asks and waits for their turn; strangers are told from one another by their address. */
export const askerOf = ({ viewer, caller }: Pick<OpenContext, 'viewer' | 'caller'>): Sender =>
  viewer ? { memberId: viewer.id } : { stranger: caller.address }

/** Who uploads documents, by the token of the request alone: what the body says of its sender counts for nothing. */
export function uploaderOf({ viewer, caller, config, vault }: Pick<OpenContext, 'viewer' | 'caller' | 'config' | 'vault'>): Uploader {
  if (viewer) return { kind: viewer.roles.includes('medical_editor') ? 'publisher' : 'member', memberId: viewer.id }
  if (isOperator(caller.bearer, config.operatorToken)) return { kind: 'publisher', memberId: null }
  const told = (network: string) => vault.fingerprint(network, 'evidence_document').toString('hex')
  const { site, provider } = networksOf(caller.address)
  return { kind: 'anonymous', sender: told(caller.address), site: told(site), provider: told(provider) }
}
