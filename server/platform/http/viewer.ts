import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Meta } from '#contract/route.ts'
import type { Sessions, Viewer } from '../access/sessions.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/

export const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1] ?? ''

/** Who asks, by the token that the page adds itself: no other site's page can. Somebody who is leaving too, or whose account is closed. */
export async function anyViewerOf(sessions: Sessions, request: FastifyRequest): Promise<Viewer | null> {
  const bearer = bearerOf(request)
  return bearer ? sessions.find(bearer) : null
}

/** Why somebody is refused what is not for those who are leaving or whose account is closed; nothing where they may have it. */
export function shutOut({ isLeaving, isClosed }: Viewer, { whileLeaving, whileClosed }: Pick<Meta, 'whileLeaving' | 'whileClosed'> = {}) {
  if (whileLeaving) return undefined
  if (isClosed) return whileClosed ? undefined : new Refusal('ACCOUNT_CLOSED')
  return isLeaving ? new Refusal('ACCOUNT_LEAVING') : undefined
}

/** Who asks; whoever is leaving or whose account is closed is refused. */
export async function viewerOf(sessions: Sessions, request: FastifyRequest): Promise<Viewer | null> {
  const viewer = await anyViewerOf(sessions, request)
  const refusal = viewer && shutOut(viewer)
  if (refusal) throw refusal
  return viewer
}
