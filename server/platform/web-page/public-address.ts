import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** What of IPv4 is no site of the public web, by IANA's registry of special addresses. */
const special4 = rangesOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // No special address by that registry: machines in Azure alone reach it, and it tells them who they are.
  '168.63.129.16/32',
])

/** What is given out for hosts on the public internet. Loopback, private, link-local, multicast, mapped and NAT64 addresses all lie outside. */
const global6 = rangesOf('ipv6', ['2000::/3'])

/** What within it leads elsewhere: protocols (Teredo among them), examples, 6to4, name servers of private ranges. */
const special6 = rangesOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'])

function rangesOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]) {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

/** Addresses of this machine: what listens on them may trust whoever comes from here. */
function ownAddresses() {
  const own = new BlockList()
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
    own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4')
  return own
}

/** Whether an address belongs to the public internet and not to this machine. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address, 'ipv4') && !ownAddresses().check(address, 'ipv4')
  if (isIP(address) !== 6 || !global6.check(address, 'ipv6')) return false
  return !special6.check(address, 'ipv6') && !ownAddresses().check(address, 'ipv6')
}
