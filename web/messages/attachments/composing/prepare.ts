import { ATTACHMENT_MAX_SIDE, ATTACHMENT_NAME_MAX, ATTACHMENT_PREVIEW_MAX } from '#contract/attachment-limits.ts'
import type { AttachmentType } from '#contract/attachments.ts'
import { type Drawable, drawAnew, drawn, encoded, type Size } from '../../../ui/blur/draw.ts'
import type { Box } from '../../../ui/blur/pixelate.ts'
import { typeOf } from '../file-types.ts'

/** A file as it is sent, and what its message says of it. */
export type Prepared = { file: File; type: AttachmentType; width?: number; height?: number; preview?: string }

const QUALITY = 0.85
const PREVIEW_SIDE = 32
/** A film that a browser cannot draw goes without a preview. */
const FILM_MS = 4000

/**
 * Draws a picture anew, no wider than it is shown anywhere: nothing that the camera wrote into it is left, and what lies under a box is in no
 * byte of it. Fails where the browser cannot read it.
 */
export async function preparePicture(file: File, boxes: readonly Box[]): Promise<Prepared> {
  const canvas = await drawAnew(file, boxes, ATTACHMENT_MAX_SIDE)
  const blob = await encoded(canvas, QUALITY)
  const type = blob.type as AttachmentType
  const { width, height } = canvas
  const named = new File([blob], renamed(file.name, type), { type, lastModified: file.lastModified })
  return { file: named, type, width, height, ...(await previewOf(await createImageBitmap(canvas), { width, height })) }
}

/** A film stays as it is; its first picture is its preview, where the browser can draw one. */
export async function prepareFilm(file: File): Promise<Prepared> {
  const type = await filmTypeOf(file)
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    await firstPicture(film, url)
    const size = { width: film.videoWidth, height: film.videoHeight }
    if (size.width === 0) return { file, type }
    return { file, type, ...size, ...(await previewOf(film, size)) }
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

export const prepareDocument = (file: File): Prepared => ({ file, type: typeOf(file)! })

/** A file's name as long as a message may say it, its ending kept. */
export function shortName(name: string) {
  if (name.length <= ATTACHMENT_NAME_MAX) return name || 'File'
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, ATTACHMENT_NAME_MAX - ending.length - 1)}…${ending}`
}

const renamed = (name: string, type: string) => `${name.replace(/\.\w{1,5}$/, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`

async function previewOf(from: Drawable, size: Size): Promise<{ preview?: string }> {
  const blob = await encoded(drawn(from, size, PREVIEW_SIDE), 0.5)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const preview = `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`
  return preview.length <= ATTACHMENT_PREVIEW_MAX ? { preview } : {}
}

/** Some phones give QuickTime the ending of MP4; the server goes by the bytes, and so does the message. */
async function filmTypeOf(file: File): Promise<AttachmentType> {
  if (file.type === 'video/webm') return 'video/webm'
  const brand = await file.slice(8, 10).text()
  return brand === 'qt' ? 'video/quicktime' : 'video/mp4'
}

function firstPicture(film: HTMLVideoElement, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, FILM_MS)
  film.onloadeddata = () => resolve()
  film.onerror = () => resolve()
  film.src = url
  return promise.finally(() => clearTimeout(timer))
}
