import type { Image } from '#contract/files.ts'
import { pictureAddress } from '../lib/backend.ts'
import styles from './PostImage.module.css'

/** No picture takes more of the page than this; a taller one is shown whole with air beside it. */
const TALLEST = 4 / 5

/** A picture in a post. Its place is kept before it arrives, and nothing of it is cut off: it may be an X-ray. */
export const PostImage = ({ image: { url, width, height, alt } }: { image: Image }) => (
  <figure className={styles.image}>
    <a href={pictureAddress(url)} target="_blank" rel="noopener">
      <img
        src={pictureAddress(url)}
        alt={alt || 'Picture without a description'}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ aspectRatio: Math.max(width / height, TALLEST) }}
      />
    </a>
  </figure>
)
