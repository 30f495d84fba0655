import { randomUUID } from 'node:crypto'
import type { Viewer } from './viewers.ts'

/** What a send says, each time another one. */
export const sendBody = () =>
  JSON.stringify({
    clientId: randomUUID(),
    deviceId: '01a1f5c0-0000-7000-8000-000000000001',
    envelope: { alg: 'plain1', body: JSON.stringify({ text: 'Bed 4 is stable, troponin repeated at six' }) },
  })

/** A send as it is on the wire. */
export function sendOf(conversationId: string, { token }: Viewer) {
  const body = sendBody()
  const head = `POST /api/conversations/${conversationId}/messages HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json`
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
