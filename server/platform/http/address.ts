import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
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

/** In which networks an address lies, as limits count it: of one site (a /48; in IPv4 a /24) and of whom that has it from (a /32; a /16). */
export function networksOf(address: string): { site: string; provider: string } {
  if (isIPv4(address)) {
    const [a, b, c] = address.split('.')
    return { site: `${a}.${b}.${c}.0/24`, provider: `${a}.${b}.0.0/16` }
  }
  const [a, b, c] = address.split(':')
  return address.endsWith('::/64') ? { site: `${a}:${b}:${c}::/48`, provider: `${a}:${b}::/32` } : { site: address, provider: address }
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
