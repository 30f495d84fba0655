import { Suspense, useState } from 'react'
import type { Image } from '#contract/files.ts'
import { PICTURE_WIDTHS } from '#contract/limits.ts'
import { useDataSaver } from '../../lib/data-saver.ts'
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

/** How wide it is drawn, for a browser that has several widths to choose from. */
const sizesOf = (at: number, of: number) =>
  of === 1 || (of === 3 && at === 0) ? '(min-width: 768px) 36rem, 100vw' : '(min-width: 768px) 18rem, 50vw'

const UNDESCRIBED = 'Picture without a description'

/**
 * The pictures of a post. Their places are kept before they arrive, with a few pixels of them, and nothing of them is cut off: one may be an
 * X-ray. With data saver on they come, smaller, when they are wanted.
 */
export function PostImages({ images }: { images: Image[] }) {
  const [opened, setOpened] = useState<number>()
  const [wanted, setWanted] = useState<readonly string[]>([])
  const saves = useDataSaver()
  return (
    <div className={styles.images} data-of={images.length}>
      {images.map((image, at) => {
        const { id, url, width, height, alt, preview } = image
        const place = { aspectRatio: shapeOf(image, at, images.length) }
        const style = preview ? { ...place, backgroundImage: `url(${preview})` } : place
        if (saves && !wanted.includes(id))
          return (
            <button
              key={id}
              type="button"
              data-waits
              aria-label={`Show picture: ${alt || UNDESCRIBED}`}
              style={style}
              onClick={() => setWanted([...wanted, id])}
            >
              <span>Show picture</span>
            </button>
          )
        return (
          <button key={id} type="button" aria-haspopup="dialog" onClick={() => setOpened(at)}>
            <Picture
              url={url}
              alt={alt || UNDESCRIBED}
              width={width}
              height={height}
              {...(saves ? { atWidth: PICTURE_WIDTHS[0] } : { widths: PICTURE_WIDTHS, sizes: sizesOf(at, images.length) })}
              loading="lazy"
              decoding="async"
              style={style}
              // What stood for it would shine through where it is transparent.
              onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background-image')}
              instead={(isAsked) => (
                <span className={styles.absent} style={place}>
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
