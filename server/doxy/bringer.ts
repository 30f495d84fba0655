import { timingSafeEqual } from 'node:crypto'
import type { OpenContext } from '../platform/http/context.ts'
import type { Bringer } from './library/library.ts'

/** Who brings documents, by the token of the request alone: what the body says of its sender counts for nothing. */
export function bringerOf({ viewer, caller, config }: Pick<OpenContext, 'viewer' | 'caller' | 'config'>): Bringer {
  if (viewer) return viewer.reviewer ? { kind: 'publisher', memberId: viewer.id } : { kind: 'member', memberId: viewer.id }
  return isOperator(caller.bearer, config.operatorToken) ? { kind: 'publisher', memberId: null } : { kind: 'anonymous' }
}

function isOperator(bearer: string, token: string | undefined) {
  const [given, wanted] = [Buffer.from(bearer), Buffer.from(token ?? '')]
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}
