import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { LIVE_PATH } from '#contract/live.ts'

const [TEXT, BINARY, PING] = [1, 2, 9]
const FINAL = 0x80
const MASKED = 0x80

/** A frame of a WebSocket as a browser sends it, its mask all zeros. */
function frame(kind: number, said: string) {
  const body = Buffer.from(said)
  const head = body.length < 126 ? Buffer.from([FINAL | kind, MASKED | body.length]) : Buffer.from([FINAL | kind, MASKED | 126, 0, 0])
  if (body.length >= 126) head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, Buffer.alloc(4), body])
}

export const text = (said: string) => frame(TEXT, said)
export const binary = (said: string) => frame(BINARY, said)
export const ping = () => frame(PING, '')

/** A live line by hand: it says what no browser would, and never answers a close. `from` is whom a proxy says that it passes it on for. */
export async function openRawLine(url: string, from?: string) {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()))
  /** Settles when the other end has said this, or nothing more will come; answers whether it did. */
  async function hears(words: string) {
    while (!heard.includes(words) && !socket.readableEnded && !socket.destroyed) {
      await Promise.race([new Promise((resolve) => socket.once('data', resolve)), ended])
    }
    return heard.includes(words)
  }
  socket.write(
    `GET ${LIVE_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      (from ? `X-Forwarded-For: ${from}\r\n` : '') +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
  return {
    isOpen: await hears('"sid"'),
    hears,
    send: (...frames: Buffer[]) => void socket.write(Buffer.concat(frames)),
    ended,
    hasEnded: () => socket.readableEnded || socket.destroyed,
    destroy: () => socket.destroy(),
  }
}
