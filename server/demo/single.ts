import type { Answered, Asked } from './service-thread.ts'

const OBJECT = 'application/vnd.pgrst.object+json'

/** Whoever asks for the one row that they wrote gets it as an object: the service answers a list of one where others are joined to it. */
export function unwrapSingle({ method, headers }: Asked, answered: Answered): Answered {
  const wantsOne = headers.some(([name, value]) => name === 'accept' && value.includes(OBJECT))
  if (method === 'GET' || !wantsOne || answered.status >= 300) return answered
  const rows: unknown = JSON.parse(Buffer.from(answered.body).toString() || 'null')
  return Array.isArray(rows) && rows.length === 1 ? { ...answered, body: Buffer.from(JSON.stringify(rows[0])) } : answered
}
