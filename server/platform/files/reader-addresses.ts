import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../secrets/vault.ts'

/** Whoever shows something longer asks again. */
const HOLDS_S = 600
/** HMAC-SHA-256, cut to 128 bits. */
const SIGNATURE_BYTES = 16

/** A path, and for whom its address was made: a member in one session of theirs. */
type Made = { path: string; viewerId: string; sessionId: string }

/**
 * Addresses of files that say who asks: an element of a page that draws a picture or plays a film cannot. They are no right to read. `purpose`
 * is what they are for: one made for another purpose does not hold.
 */
export function openReaderAddresses(vault: Pick<Vault, 'derive'>, purpose: string) {
  const key = vault.derive(purpose)
  const signature = (made: Made, until: string) =>
    createHmac('sha256', key)
      .update([made.path, made.viewerId, made.sessionId, until].join('\0'))
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url')

  return {
    make(made: Made, nowMs: number) {
      const until = String(Math.floor(nowMs / 1000) + HOLDS_S)
      return `${made.path}?viewer=${made.viewerId}&session=${made.sessionId}&until=${until}&sig=${signature(made, until)}`
    },
    /** Whether it was made here, for these, and not too long ago. */
    holds(made: Made, { until, sig }: { until: string; sig: string }, nowMs: number) {
      const [given, expected] = [Buffer.from(sig), Buffer.from(signature(made, until))]
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) * 1000 > nowMs
    },
  }
}

export type ReaderAddresses = ReturnType<typeof openReaderAddresses>
