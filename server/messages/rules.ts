import { ATTACHMENT_PREVIEW_SIDE_MAX } from '#contract/attachment-limits.ts'
import { Refusal } from '#contract/errors.ts'
import { EDIT_MINUTES, REQUEST_MESSAGES } from '#contract/limits.ts'
import type { AttachmentNote } from '#contract/message-content.ts'
import { sizeInHead } from '../platform/files/picture-head.ts'
import type { Standing } from './standing.ts'

/** Refuses whoever may not write there now. `takesRequests` is what the other one of two has set. */
export function maySend({ kind, state, otherId, otherState, lastSeq }: Standing, takesRequests: boolean) {
  if (state === 'requested') throw new Refusal('ACCEPT_FIRST')
  if (kind === 'group') return
  if (!otherId) throw new Refusal('NOBODY_THERE')
  if (otherState === 'joined') return
  // A declined request looks like one that waits: its sender is not told.
  if (lastSeq === 0 && !takesRequests) throw new Refusal('REQUESTS_OFF')
  if (lastSeq >= REQUEST_MESSAGES) throw new Refusal('WAIT_FOR_ANSWER')
}

/** Refuses files before both of two have said yes: whoever is asked sees no picture that they did not want. */
export function maySendFiles({ kind, otherState }: Standing) {
  if (kind === 'direct' && otherState !== 'joined') throw new Refusal('NO_FILES_YET')
}

type File = { id: string; type: string; sizeBytes: number }

/**
 * Refuses a message that does not name exactly the files that go with it, says other things of them than their bytes do, or has a preview that is
 * no small picture.
 */
export function describesFiles(notes: readonly AttachmentNote[], files: readonly File[]) {
  if (!notes.every(hasSmallPreview))
    refuseAttachments(`A preview is a picture of at most ${ATTACHMENT_PREVIEW_SIDE_MAX} pixels on each side.`)
  const fits = ({ id, type, sizeBytes }: AttachmentNote) =>
    files.some((file) => file.id === id.toLowerCase() && file.type === type && file.sizeBytes === sizeBytes)
  const named = new Set(notes.map(({ id }) => id.toLowerCase()))
  if (named.size === notes.length && notes.length === files.length && notes.every(fits)) return
  refuseAttachments('The message has to name each of its files once, with the type and the size that it has.')
}

function refuseAttachments(message: string): never {
  throw new Refusal('BAD_INPUT', { issues: [{ path: 'attachments', message }] })
}

/** Whoever reads the message has their browser unfold it, whatever it says of itself. */
function hasSmallPreview({ preview }: AttachmentNote) {
  if (preview === undefined) return true
  const size = sizeInHead(Buffer.from(preview.slice(preview.indexOf(',') + 1), 'base64'))
  return size !== undefined && Math.max(size.width, size.height) <= ATTACHMENT_PREVIEW_SIDE_MAX
}

/** Refuses whoever did not write it, and everybody after a while. */
export function mayEdit({ senderId, at }: { senderId: string | null; at: Date }, viewerId: string, now: Date) {
  if (senderId !== viewerId) throw new Refusal('NOT_YOURS')
  if (now.getTime() - at.getTime() > EDIT_MINUTES * 60_000) throw new Refusal('TOO_LATE_TO_EDIT')
}

type Place = { archivedSeq: number | null; lastSeq: number; mutedUntil: Date | null }

/** Archived until somebody writes in it again, or for as long as it is muted. */
export const isArchived = ({ archivedSeq, lastSeq, mutedUntil }: Place, now: Date) =>
  archivedSeq !== null && (archivedSeq >= lastSeq || (mutedUntil !== null && mutedUntil > now))
