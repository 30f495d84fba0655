import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Sessions, Viewer } from '../access/sessions.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/

export const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1] ?? ''

/** Who asks, by the token that the page adds itself: no other site's page can. Somebody who is leaving too. */
export async function anyViewerOf(sessions: Sessions, request: FastifyRequest): Promise<Viewer | null> {
  const bearer = bearerOf(request)
  return bearer ? sessions.find(bearer) : null
}

/** The same; whoever is leaving is refused. */
export async function viewerOf(sessions: Sessions, request: FastifyRequest): Promise<Viewer | null> {
  const viewer = await anyViewerOf(sessions, request)
  if (viewer?.isLeaving) throw new Refusal('ACCOUNT_LEAVING')
  return viewer
}
