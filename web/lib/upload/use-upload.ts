import { useEffect, useRef, useState } from 'react'
import { codeOf, wordsOf } from '../api/failure.ts'
import type { Path } from '../api/operations.ts'
import { onLineBack } from '../line.ts'

/** The pictures that the server can read. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type UploadOptions<Answer> = {
  /** The operation that takes the file. */
  path: Path
  /** Types, separated by commas, as a file input takes them. */
  accepted: string
  maxBytes: number
  /** What to say of a file of another type, and of one that is too large. */
  wrongType: string
  tooLarge: string
  onDone: (answer: Answer) => unknown
}

type Sending = { file: File; share: number }
/** `retry` where the same file may arrive after all: nobody has refused it. */
type UploadFailure = { words: string; retry?: () => void }

/** Sends one file at a time. What was chosen is checked first; a new choice replaces the one on its way, and leaving stops it. */
export function useUpload<Answer>({ path, accepted, maxBytes, wrongType, tooLarge, onDone }: UploadOptions<Answer>) {
  const [sending, setSending] = useState<Sending>()
  const [failure, setFailure] = useState<UploadFailure>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
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
      const { upload } = await import('./upload.ts')
      const onProgress = (share: number) => setSending({ file, share })
      answer = await upload<Answer>(path, { ...fields, file }, { onProgress, signal: own.signal })
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
