import { useEffect, useRef, useState } from 'react'
import { codeOf, wordsOf } from '../api/failure.ts'
import type { Path } from '../api/operations.ts'
import { onLineBack } from '../line.ts'
import { LEFT, type Progress, type Send } from './way.ts'

/** The pictures that the server can read. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const inOneRequest: Send = async (path, fields, file, way) => (await import('./upload.ts')).upload(path, { ...fields, file }, way)

type UploadOptions<Answer> = {
  /** The operation that takes the file, or `uploadId` where it is sent in pieces before. */
  path: Path
  /** How it is sent: in one request, or `inPieces`, for what is larger than a picture. */
  send?: Send
  /** Types, separated by commas, as a file input takes them. */
  accepted: string
  maxBytes: number
  /** What to say of a file of another type, and of one that is too large. */
  wrongType: string
  tooLarge: string
  onDone: (answer: Answer) => unknown
}

type Sending = Progress & { file: File }
/** `retry` where the same file may arrive after all: nobody has refused it. */
type UploadFailure = { words: string; retry?: () => void }

/** Sends one file at a time. What was chosen is checked first; a new choice replaces the one on its way, and leaving stops it. */
export function useUpload<Answer>({ path, send = inOneRequest, accepted, maxBytes, wrongType, tooLarge, onDone }: UploadOptions<Answer>) {
  const [sending, setSending] = useState<Sending>()
  const [failure, setFailure] = useState<UploadFailure>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(LEFT), [])
  const retry = failure?.retry
  useEffect(() => (retry ? onLineBack(retry) : undefined), [retry])

  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setSending(undefined)
    setFailure(undefined)
  }

  const start = async (file: File, fields: object = {}) => {
    cancel()
    if (!accepted.split(',').includes(file.type)) return setFailure({ words: wrongType })
    if (file.size > maxBytes) return setFailure({ words: tooLarge })
    const own = new AbortController()
    running.current = own
    setSending({ file, share: 0 })
    const failed = (error: unknown, retry?: () => void) => {
      if (own.signal.aborted) return
      cancel()
      setFailure({ words: wordsOf(error), ...(retry && !codeOf(error) && { retry }) })
    }
    let answer: Answer
    try {
      const tell = (progress: Partial<Progress>) => own === running.current && setSending((now) => now && { ...now, ...progress })
      answer = (await send(path, fields, file, { tell, signal: own.signal })) as Answer
    } catch (error) {
      return failed(error, () => void start(file, fields))
    }
    try {
      await onDone(answer)
      if (!own.signal.aborted) cancel()
    } catch (error) {
      // The file has arrived: sending it once more would store it twice.
      failed(error)
    }
  }

  return { sending, failure, start, cancel, fail: (words: string) => setFailure({ words }) }
}
