import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr, { compile } from '@fastify/proxy-addr'

/** The address that limits count by: an IPv6 host owns a /64, so all of it counts as one; a mapped IPv4 counts as IPv4. */
export function limitAddress(ip: string) {
  const [plain = ''] = ip.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1]!
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Whether each of these is an address or a range. */
export function areProxies(proxies: readonly string[]): boolean {
  try {
    compile([...proxies])
    return true
  } catch {
    return false
  }
}

/** Tells for whom a request counts where Fastify does not: by its socket, or by what a trusted proxy says. */
export function addressReader(trustedProxies: readonly string[]) {
  const trust = compile([...trustedProxies])
  return (request: IncomingMessage) => limitAddress(request.socket.remoteAddress ? proxyAddr(request, trust) : '')
}
