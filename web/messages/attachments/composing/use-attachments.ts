import { useEffect, useRef, useState } from 'react'
import { ATTACHMENTS_MAX } from '#contract/attachment-limits.ts'
import { attachmentKindOf } from '#contract/attachments.ts'
import type { AttachmentNote } from '#contract/message-content.ts'
import { newClientId } from '../../../lib/client-id.ts'
import { LEFT } from '../../../lib/upload/way.ts'
import type { Box } from '../../../ui/blur/pixelate.ts'
import { typeOf } from '../file-types.ts'
import { type Attached, faultOf } from './attached.ts'

/** Files that are to go with the next message, as the parts of its composer share them. */
export type Attachments = {
  rows: readonly Attached[]
  /** What the message says of its files: of those that have arrived. */
  notes: readonly AttachmentNote[]
  /** Every file that was chosen has arrived, and there is one: the message may go. */
  isReady: boolean
  /** Said where more were chosen than may go. */
  tooMany: boolean
  add(files: Iterable<File>): void
  cancel(key: string): void
  retry(key: string): void
  /** Sends a picture anew with these parts covered; what had arrived of it before is removed. */
  blur(key: string, boxes: readonly Box[]): void
  /** After the message has been handed on: its files are no longer the composer's. */
  sent(): void
}

/** Prepares and sends files as soon as they are chosen, each by itself. Leaving stops those on their way. */
export function useAttachments(): Attachments {
  const [rows, setRows] = useState<readonly Attached[]>([])
  const [tooMany, setTooMany] = useState(false)
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const own = running.current
    return () => {
      for (const one of own.values()) one.abort(LEFT)
    }
  }, [])

  const stop = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
  }
  const start = async ({ key, original, kind, boxes }: Attached) => {
    stop(key)
    const own = new AbortController()
    running.current.set(key, own)
    const tell = (change: Partial<Attached>) =>
      running.current.get(key) === own && setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)))
    const { sendAttachment } = await import('./send-attachment.ts')
    await sendAttachment({ original, kind, boxes }, { tell, signal: own.signal })
  }
  const begin = (row: Attached) => {
    const { note: _note, failure: _failure, ...fresh } = row
    const again = { ...fresh, share: 0, waiting: false }
    setRows((now) => now.map((one) => (one.key === row.key ? again : one)))
    void start(again)
  }
  const find = (key: string) => rows.find((row) => row.key === key)

  return {
    rows,
    tooMany,
    notes: rows.flatMap(({ note }) => note ?? []),
    isReady: rows.length > 0 && rows.every(({ note }) => note),
    add(files) {
      const chosen = [...files].map(chosenOf)
      const taken = chosen.slice(0, Math.max(0, ATTACHMENTS_MAX - rows.length))
      setTooMany(taken.length < chosen.length)
      setRows((now) => [...now, ...taken])
      for (const row of taken) if (!row.failure) void start(row)
    },
    cancel(key) {
      stop(key)
      setTooMany(false)
      setRows((now) => now.filter((row) => row.key !== key))
    },
    retry(key) {
      const row = find(key)
      if (row) begin(row)
    },
    blur(key, boxes) {
      const row = find(key)
      if (row) begin({ ...row, boxes })
    },
    sent() {
      running.current.clear()
      setTooMany(false)
      setRows([])
    },
  }
}

function chosenOf(original: File): Attached {
  const failure = faultOf(original)
  const kind = attachmentKindOf(typeOf(original) ?? '') ?? 'document'
  return { key: newClientId(), original, kind, boxes: [], sizeBytes: original.size, share: 0, waiting: false, ...(failure && { failure }) }
}
