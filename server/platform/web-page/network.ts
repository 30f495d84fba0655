import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const ANSWER_MS = 1000

/** How pages are reached, and what of it may be reached. */
export type Network = {
  resolve(name: string, signal: AbortSignal): Promise<string[]>
  isPublic(address: string): boolean
  hasPort(port: number): boolean
}

/** Asks name servers alone: names that this machine knows by itself are its own matter. */
async function resolve(name: string, signal: AbortSignal) {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 1 })
  const giveUp = () => resolver.cancel()
  signal.addEventListener('abort', giveUp)
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  signal.removeEventListener('abort', giveUp)
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

export const internet: Network = { resolve, isPublic: isPublicAddress, hasPort: (port) => port === 80 || port === 443 }

/** Has a request go to these addresses and to no other: the name is not looked up again. */
export const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    )

/** The addresses that a page may be asked for at. A name with one address that is not public has none: it may be given any of them. */
export async function addressesOf({ protocol, hostname, port, username, password }: URL, network: Network, signal: AbortSignal) {
  if (!/^https?:$/.test(protocol) || username || password) throw new Error('Not an address of the web.')
  if (!network.hasPort(Number(port || (protocol === 'https:' ? 443 : 80)))) throw new Error('Not a port of the web.')
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await network.resolve(host, signal)
  if (addresses.length === 0) throw new Error('No such site.')
  if (!addresses.every(network.isPublic)) throw new Error('Not a public address.')
  return addresses
}
