import { isIPv6 } from 'node:net'

/** The address that limits count by: an IPv6 host owns a /64, so all of it counts as one; a mapped IPv4 counts as IPv4. */
export function limitAddress(ip: string) {
  const plain = ip.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1]!
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::') as [string, string | undefined]
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const groups = tail === undefined ? front : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
