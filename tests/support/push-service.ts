import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { decipher } from './push-decipher.ts'

/** A push as its browser gets it. */
type Arrived = { words: string; ttl: number; urgency: string; topic: string /** Whom the service may write to. */; contact: string }

/** A browser that is subscribed: what it hands to the server, and what has arrived. */
type SubscribedBrowser = {
  subscription: { endpoint: string; p256dh: string; auth: string }
  arrived: Arrived[]
  /** What the service answers to the next pushes, in their order; 201 after them. */
  answers: number[]
  /** How often it was asked. */
  asked: number
}

export type PushService = {
  /** As PUSH_SERVICES names it. */
  origin: string
  subscribe(publicKey: string): SubscribedBrowser
  close(): Promise<void>
}

type Held = SubscribedBrowser & { keys: ECDH; secret: Buffer; publicKey: string }

/** A push service on this machine that speaks RFC 8030, takes what is signed with the subscription's VAPID key (RFC 8292), and opens it as its browser would (RFC 8291). */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Held>()
  const http = createServer(async (request, response) => {
    const browser = browsers.get(request.url ?? '')
    const body = await bodyOf(request)
    if (!browser) return response.writeHead(404).end()
    browser.asked++
    const status = browser.answers.shift() ?? 201
    try {
      const push = await read(browser, request, body, origin)
      if (status === 201) browser.arrived.push(push)
      response.writeHead(status).end()
    } catch (error) {
      response.writeHead(403).end(String(error))
    }
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  return {
    origin,
    subscribe(publicKey) {
      const path = `/push/${randomBytes(16).toString('base64url')}`
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const secret = randomBytes(16)
      const subscription = { endpoint: origin + path, p256dh, auth: secret.toString('base64url') }
      const browser: Held = { subscription, arrived: [], answers: [], asked: 0, keys, secret, publicKey }
      browsers.set(path, browser)
      return browser
    },
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

async function read(
  { keys, secret, publicKey }: Held,
  { method, headers }: IncomingMessage,
  body: Buffer,
  origin: string,
): Promise<Arrived> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (method !== 'POST' || key !== publicKey) throw new Error('Not from the server that was subscribed to.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [string, string]
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), { audience: origin })
  if (!payload.exp || payload.exp > Date.now() / 1000 + 24 * 3600) throw new Error('Signed for longer than a day.')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted for this browser.')
  const words = decipher(body, keys, secret)
  const [ttl, urgency, topic] = [headers.ttl, headers.urgency, headers.topic].map(String) as [string, string, string]
  return { words, ttl: Number(ttl), urgency, topic, contact: String(payload.sub) }
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
