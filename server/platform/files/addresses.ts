import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../secrets/vault.ts'

/** An address opens its file for no longer than this after it was made. */
export const HOLDS_S = 600
/** Those made within one span are the same, so that a browser finds again what it has kept. */
const SPAN_S = 300
/** HMAC-SHA-256, cut to 128 bits. */
const SIGNATURE_BYTES = 16

/** Where stored files are served: to whoever holds the address, for more than five and at most ten minutes. */
export type Addresses = {
  /** The address of a stored file as of a moment; any other text as it is. Only for whoever may see the file. */
  sign(path: string, nowMs: number): string
  /** Seconds for which an address still opens its file: 0 where it is too late, or not one of ours. */
  secondsLeft(path: string, signed: { until?: unknown; sig?: unknown }, nowMs: number): number
}

/** The path that names a stored picture. Nobody is served anything there without a signature. */
export const imageUrl = (id: string) => `/files/${id}.webp`

/** The name in such a path. */
export const imageIdOf = (path: string) => /^\/files\/([\da-f-]{36})\.webp$/.exec(path)?.[1]

export function openAddresses(vault: Pick<Vault, 'derive'>): Addresses {
  const key = vault.derive('file addresses')
  const signature = (path: string, until: string) =>
    createHmac('sha256', key).update(`${path}\0${until}`).digest().subarray(0, SIGNATURE_BYTES).toString('base64url')

  return {
    sign(path, nowMs) {
      if (imageIdOf(path) === undefined) return path
      const until = String(Math.floor((nowMs / 1000 + HOLDS_S) / SPAN_S) * SPAN_S)
      return `${path}?until=${until}&sig=${signature(path, until)}`
    },
    secondsLeft(path, { until, sig }, nowMs) {
      if (typeof until !== 'string' || typeof sig !== 'string') return 0
      const [given, expected] = [Buffer.from(sig), Buffer.from(signature(path, until))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0
      return Math.max(0, Math.floor(Number(until) - nowMs / 1000))
    },
  }
}
