import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Viewer } from '#server/platform/access/sessions.ts'
import { answerError } from '#server/platform/http/answer.ts'
import type { Services } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/operations/mount.ts'
import type { Served } from '#server/platform/http/operations/serve.ts'
import { newId } from '#server/platform/ids.ts'

/** A token and whose it is. */
export const ASHA = 'a-token-of-a-member-called-asha'
export const FARAH = 'a-token-of-a-reviewer-called-farah'
export const GITA = 'a-token-of-an-auditor-called-gita'
/** Of somebody who was given roles and has no second factor yet. */
export const HARI = 'a-token-of-a-newcomer-called-hari'
const viewers: Record<string, Viewer> = {
  [ASHA]: { id: 'asha', sessionId: '1', roles: [], awaitsFactor: false, isLeaving: false, isClosed: false },
  [FARAH]: { id: 'farah', sessionId: '2', roles: ['reviewer', 'medical_editor'], awaitsFactor: false, isLeaving: false, isClosed: false },
  [GITA]: { id: 'gita', sessionId: '3', roles: ['auditor'], awaitsFactor: false, isLeaving: false, isClosed: false },
  [HARI]: { id: 'hari', sessionId: '4', roles: [], awaitsFactor: true, isLeaving: false, isClosed: false },
}

/** The edge alone: answers of a test's own, with no room and no database behind them. */
export function openEdge(prepare: (app: FastifyInstance) => void = () => {}) {
  const app = Fastify({ genReqId: () => newId() })
  app.setErrorHandler(answerError)
  prepare(app)
  onTestFinished(() => app.close())
  return app
}

/** Operations of a test's own, as the server mounts those of the rooms; `counted` are the members whose writes were counted. */
export async function mounted(served: Served[], config: { dataDir?: string; operatorToken?: string } = {}) {
  const counted: string[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-edge-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const services = {
    config: { dataDir, ...config },
    sessions: { find: async (token: string) => viewers[token] ?? null },
    limits: {
      writes: async (memberId: string) => void counted.push(memberId),
      protections: async (memberId: string) => void counted.push(`${memberId} protects`),
    },
  } as unknown as Services
  const app = openEdge()
  await app.register(multipart, { limits: { fileSize: 1000, files: 2 }, throwFileSizeLimit: false })
  mount(app, served, services)
  return { app, counted, dataDir }
}

/** What a request bears that is sent with a token. */
export const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

/** A form as a browser sends it. */
export async function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const sent = new Response(form)
  return { headers: { 'content-type': sent.headers.get('content-type')! }, payload: Buffer.from(await sent.arrayBuffer()) }
}
