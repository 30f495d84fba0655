import { useEffect, useRef, useState } from 'react'
import type { Image } from '#contract/files.ts'
import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import { wordsOf } from '../lib/failure.ts'

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Upload = { preview: string; share: number }

/** Sends one picture at a time. What was chosen is checked first; a new choice replaces the one on its way. */
export function useUpload(onDone: (image: Image) => void) {
  const [upload, setUpload] = useState<Upload>()
  const [error, setError] = useState<string>()
  const running = useRef<AbortController>(undefined)

  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setUpload((before) => {
      if (before) URL.revokeObjectURL(before.preview)
      return undefined
    })
    setError(undefined)
  }
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    cancel()
    if (!ACCEPTED.split(',').includes(file.type)) return setError('Use a JPEG, PNG, WebP, AVIF or GIF image.')
    if (file.size > IMAGE_MAX_BYTES) return setError('Use an image under 10 MB.')
    const own = new AbortController()
    running.current = own
    const preview = URL.createObjectURL(file)
    setUpload({ preview, share: 0 })
    try {
      const { uploadImage } = await import('./upload-image.ts')
      onDone(await uploadImage(file, (share) => setUpload({ preview, share }), own.signal))
      cancel()
    } catch (reason) {
      if (own.signal.aborted) return
      cancel()
      setError(wordsOf(reason))
    }
  }

  return { upload, error, start, cancel, setError }
}
