import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../platform/secrets/vault.ts'

/** Long enough to see most of a film; whoever shows one longer asks again. */
const HOLDS_S = 1800
/** HMAC-SHA-256, cut to 128 bits. */
const SIGNATURE_BYTES = 16

/** A file of a conversation, and for whom its address was made: a member in one session of theirs. */
export type Made = { conversationId: string; id: string; viewerId: string; sessionId: string }

export const attachmentPath = ({ conversationId, id }: Pick<Made, 'conversationId' | 'id'>) =>
  `/api/conversations/${conversationId}/attachments/${id}`

/** Addresses of attachments, which say who asks: an element of a page that draws a picture or plays a film cannot. They are no right to read. */
export function openAttachmentAddresses(vault: Pick<Vault, 'derive'>) {
  const key = vault.derive('attachment addresses')
  const signature = (made: Made, until: string) =>
    createHmac('sha256', key)
      .update([attachmentPath(made), made.viewerId, made.sessionId, until].join('\0'))
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url')

  return {
    make(made: Made, nowMs: number) {
      const until = String(Math.floor(nowMs / 1000) + HOLDS_S)
      return `${attachmentPath(made)}?viewer=${made.viewerId}&session=${made.sessionId}&until=${until}&sig=${signature(made, until)}`
    },
    /** Whether it was made here, for these, and not too long ago. */
    holds(made: Made, { until, sig }: { until: string; sig: string }, nowMs: number) {
      const [given, expected] = [Buffer.from(sig), Buffer.from(signature(made, until))]
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) * 1000 > nowMs
    },
  }
}
