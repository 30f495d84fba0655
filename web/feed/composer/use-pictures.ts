import { useEffect, useEffectEvent, useState } from 'react'
import type { Image } from '#contract/files.ts'
import { IMAGE_MAX_BYTES, IMAGES_MAX } from '#contract/limits.ts'
import { say } from '../../lib/language/say.ts'
import { useObjectUrl } from '../../lib/upload/use-object-url.ts'
import { IMAGE_TYPES, useUpload } from '../../lib/upload/use-upload.ts'
import { toast } from '../../ui/status/toast.ts'
import { setAwaitsPicture } from './awaits-picture.ts'
import { takePictures } from './given-pictures.ts'
import { addImage } from './use-composer.ts'

/** Sends the pictures of a post one after another: the server takes turns between members, and a post keeps the order of a choice. */
export function usePictures(images: readonly Image[]) {
  const [waiting, setWaiting] = useState<File[]>([])
  const { sending, failure, start, cancel, fail } = useUpload<Image>({
    path: ['files', 'uploadImage'],
    accepted: IMAGE_TYPES,
    maxBytes: IMAGE_MAX_BYTES,
    wrongType: 'Use a JPEG, PNG, WebP, AVIF or GIF image.',
    tooLarge: 'Use an image under 10 MB.',
    onDone: addImage,
  })
  const isFree = !sending && !failure
  const isDue = isFree && waiting.length > 0

  const startNext = useEffectEvent(() => {
    setWaiting(waiting.slice(1))
    void start(waiting[0]!)
  })
  useEffect(() => {
    if (isDue) startNext()
  }, [isDue])

  const isUnfinished = !isFree || isDue
  useEffect(() => {
    setAwaitsPicture(isUnfinished)
    return () => setAwaitsPicture(false)
  }, [isUnfinished])

  const choose = (files: Iterable<File>) => {
    const chosen = [...files]
    const onTheWay = sending || failure?.retry ? 1 : 0
    const room = IMAGES_MAX - images.length - waiting.length - onTheWay
    if (chosen.length > room) void toast.error(say('A post has at most {most} pictures.', { most: IMAGES_MAX }))
    // What was refused is given up for what is chosen in its place.
    if (failure && !failure.retry) cancel()
    setWaiting([...waiting, ...chosen.slice(0, Math.max(room, 0))])
  }
  const takeGiven = useEffectEvent(() => {
    const given = takePictures()
    if (given.length > 0) choose(given)
  })
  useEffect(() => takeGiven(), [])
  const preview = useObjectUrl(sending?.file)

  return { waiting: waiting.length, sending, preview, failure, choose, cancel, fail, isUnfinished }
}
