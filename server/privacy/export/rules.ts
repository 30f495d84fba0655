import type { DataExportState } from '#contract/data-exports.ts'
import { Refusal } from '#contract/errors.ts'
import { EXPORT_EVERY_HOURS } from '#contract/limits.ts'

const EVERY_MS = EXPORT_EVERY_HOURS * 3600_000

type Asked = { state: DataExportState; askedAt: Date }

const isUnderway = ({ state }: Asked) => state === 'asked' || state === 'making'

/** When a member may ask for another copy, by their copies, newest first; null where that is now. One that failed keeps nobody waiting. */
export function nextAt(copies: readonly Asked[], now: Date): Date | null {
  const last = copies.find(({ state }) => state !== 'failed')
  const at = last && new Date(last.askedAt.getTime() + EVERY_MS)
  return at && at > now ? at : null
}

/** One at a time, and at most one a day. */
export function refuseAsking(copies: readonly Asked[], now: Date) {
  if (copies.some(isUnderway)) throw new Refusal('EXPORT_UNDERWAY')
  if (nextAt(copies, now)) throw new Refusal('EXPORT_LATELY')
}
