import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/

/** What proxies and tunnels say of the request that they hand on. */
const HANDED_ON = /^(?:x-forwarded\b|forwarded$|via$|x-real-ip$)/

/** Whether a name or an address is this machine's own. */
export const isLoopback = (host: string) => LOOPBACK.test(host)

/** Whether an address of a page, such as http://localhost:5173, is this machine's own. */
export const isLoopbackUrl = (url: string) => isLoopback((URL.parse(url)?.hostname ?? '').replace(/^\[|\]$/g, ''))

/** Whether a request was made on this machine, for its own name and by a page of its own: behind a proxy or a tunnel every one of them comes from here. */
export const isFromHere = (headers: IncomingHttpHeaders): boolean =>
  isLoopbackUrl(`http://${headers.host ?? ''}`) &&
  (headers.origin === undefined || isLoopbackUrl(headers.origin)) &&
  !Object.keys(headers).some((name) => HANDED_ON.test(name))
