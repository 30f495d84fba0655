import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { brand } from '#contract/brand.ts'
import { addressesOf, internet, lookupOf, type Network } from './network.ts'
import type { PageText } from './page-head.ts'
import { readStart } from './read-start.ts'

const TIME_MAX_MS = 3000
const REDIRECTS_MAX = 3
const HEADERS_MAX_BYTES = 16 * 1024
const moved = new Set([301, 302, 303, 307, 308])

/** The beginning of a page of HTML, and where it was found. */
type FetchedPage = PageText & { url: URL }

/**
 * Asks for a page at an address that somebody from outside gave, as nobody known. Whatever is not
 * a page of the public web throws, and so does one that takes too long.
 */
export async function fetchPage(address: string, closing: AbortSignal, network: Network = internet): Promise<FetchedPage> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIME_MAX_MS)])
  let url = new URL(address)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const addresses = await addressesOf(url, network, signal)
    signal.throwIfAborted()
    const answer = await ask(url, addresses, signal)
    const { location } = answer.headers
    if (!moved.has(answer.statusCode ?? 0) || location === undefined) return await pageOf(url, answer, signal)
    answer.destroy()
    url = new URL(location, url)
  }
  throw new Error('Too many redirects.')
}

/** The answer of a site, asked at these addresses and at no other: its name is not looked up again. */
function ask(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const headers = { 'user-agent': `${brand.name} link preview`, accept: 'text/html', 'accept-encoding': 'gzip, br' }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options = {
    agent: false,
    autoSelectFamily: true,
    lookup: lookupOf(addresses),
    headers,
    maxHeaderSize: HEADERS_MAX_BYTES,
    signal,
  } as const
  const { get } = url.protocol === 'https:' ? https : http
  // One that is closed without an answer, as by another protocol, has no error.
  get(url, options, resolve)
    .on('error', reject)
    .on('close', () => reject(new Error('No answer.')))
  return promise
}

async function pageOf(url: URL, answer: IncomingMessage, signal: AbortSignal): Promise<FetchedPage> {
  try {
    const [type, charset] = contentTypeOf(answer)
    if (answer.statusCode !== 200) throw new Error(`Answered with status ${answer.statusCode}.`)
    if (type !== 'text/html') throw new Error('Not a page of HTML.')
    return { url, charset, bytes: await readStart(answer, signal) }
  } finally {
    answer.destroy()
  }
}

function contentTypeOf({ headers }: IncomingMessage) {
  const [type = '', ...settings] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = settings.find((setting) => setting.trim().startsWith('charset='))?.split('=')[1]
  return [type.trim(), charset?.replaceAll('"', '').trim()] as const
}
