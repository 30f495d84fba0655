import { Suspense, useState } from 'react'
import type { Image } from '#contract/files.ts'
import { part } from '../../ui/later.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import styles from './PostImages.module.css'

const PictureViewer = part(() => import('./PictureViewer.tsx'))

/** No picture takes more of the page than this; a taller one is shown whole with air beside it. */
const TALLEST = 4 / 5

/** One alone has its own shape; several stand in squares, the first of three above the others. */
function shapeOf({ width, height }: Image, at: number, of: number) {
  if (of === 1) return Math.max(width / height, TALLEST)
  return of === 3 && at === 0 ? 2 : 1
}

/** The pictures of a post. Their places are kept before they arrive, and nothing of them is cut off: one may be an X-ray. */
export function PostImages({ images }: { images: Image[] }) {
  const [opened, setOpened] = useState<number>()
  return (
    <div className={styles.images} data-of={images.length}>
      {images.map((image, at) => {
        const { id, url, width, height, alt } = image
        const style = { aspectRatio: shapeOf(image, at, images.length) }
        return (
          <button key={id} type="button" aria-haspopup="dialog" onClick={() => setOpened(at)}>
            <Picture
              url={url}
              alt={alt || 'Picture without a description'}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              style={style}
              instead={(isAsked) => (
                <span className={styles.absent} style={style}>
                  {isAsked ? alt : `This picture cannot be shown. ${alt}`}
                </span>
              )}
            />
          </button>
        )
      })}
      <Suspense>{opened !== undefined && <PictureViewer images={images} first={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </div>
  )
}
