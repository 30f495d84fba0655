import { BY_COOKIE } from '#contract/by-cookie.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { TIME_ZONE_HEADER } from '#contract/time-zone.ts'
import { doubtLine, setLine } from '../line.ts'
import { endSession, session } from '../session.ts'
import { takeAsked } from './asked.ts'
import { backend } from './backend.ts'
import { operationAt, type Path } from './operations.ts'
import { withPatience } from './patience.ts'
import { Refused } from './refused.ts'
import { requestOf } from './request.ts'

/** What the server's answer means when it is not a success. Without its own words it is no refusal: a proxy's page, or half an answer. */
export function failureOf(status: number, body: ErrorBody | null, token: string | null, text?: string, retryAfterMs?: number) {
  if (!body?.code) {
    doubtLine()
    return new Error(`The server answered with status ${status} and no words.`, { cause: text })
  }
  // It answers, and its database does not: until that does, nothing else comes either, and whoever waits is told when it is back.
  if (body.code === 'UNAVAILABLE') doubtLine()
  // A session that ended elsewhere ends here too, unless somebody else has signed in since the call.
  if (body.code === 'UNAUTHENTICATED' && session().token === token) endSession()
  return new Refused(body, retryAfterMs)
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Our server tells seconds; a date, as proxies may, counts as nothing. */
const retryAfterMsOf = (headers: Headers) => (Number(headers.get('retry-after')) || 0) * 1000

/** What is written may have arrived though nothing came back: it is given up late. A file takes as long as its line. */
const WRITING_MS = 90_000
const whileWritten = ({ body }: RequestInit) => (body instanceof FormData ? undefined : AbortSignal.timeout(WRITING_MS))

/** Sends a call; the token is the one that it went with. */
export async function send(path: Path, input: object, signal: AbortSignal | undefined, accept?: string) {
  const { address, init } = requestOf(operationAt(path), input)
  const { token } = session()
  const credentials = BY_COOKIE.includes(address) ? 'include' : 'same-origin'
  const ofMember = token && { authorization: `Bearer ${token}`, [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const headers = { ...init.headers, ...ofMember, ...(accept && { accept }) }
  const ask = (until: AbortSignal | undefined) => fetch(backend() + address, { ...init, credentials, headers, signal: until ?? null })
  try {
    const answer = await (init.method === 'GET'
      ? withPatience(signal, (until) => takeAsked(address, token) ?? ask(until))
      : ask(signal ?? whileWritten(init)))
    if (answer.ok) setLine(true)
    return { answer, token }
  } catch (error) {
    if (!signal?.aborted) doubtLine()
    throw error
  }
}

/** What an answer says, as soon as all of it is there. */
export async function read(answer: Response, token: string | null): Promise<unknown> {
  const text = await answer.text()
  if (!answer.ok) throw failureOf(answer.status, parse(text), token, text, retryAfterMsOf(answer.headers))
  return text ? JSON.parse(text) : undefined
}

/** Carries a call to the server and its answer back. */
export async function callServer(path: Path, input: object, signal: AbortSignal | undefined): Promise<unknown> {
  const { answer, token } = await send(path, input, signal)
  return read(answer, token)
}
