import { useRef } from 'react'
import { say } from '../../../lib/language/say.ts'
import styles from '../Attachments.module.css'
import { megabytesOf } from '../file-types.ts'
import type { Shown } from './shown.ts'

/** A film that is fetched as it is played, from any place. Whose address is over goes on where it stood, from another. */
export function FilmPlayer({ film, onFailed }: { film: Shown; onFailed: () => void }) {
  const { name, url, preview, sizeBytes, width = 16, height = 9 } = film
  const stood = useRef({ seconds: 0, failedUrl: '' })
  if (url === null) return <p className={styles.gone}>{say('This video is no longer there.')}</p>
  return (
    <figure className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: films of members have no captions */}
      <video
        controls
        playsInline
        preload="none"
        src={url}
        poster={preview}
        aria-label={name}
        style={{ aspectRatio: `${width} / ${height}` }}
        onError={({ currentTarget }) => {
          if (!url || stood.current.failedUrl !== '') return
          stood.current = { seconds: currentTarget.currentTime, failedUrl: url }
          onFailed()
        }}
        onLoadedMetadata={({ currentTarget }) => {
          if (stood.current.seconds > 0) currentTarget.currentTime = stood.current.seconds
          stood.current = { seconds: 0, failedUrl: '' }
        }}
      />
      <figcaption className="meta num">
        {name} · {megabytesOf(sizeBytes)} MB
      </figcaption>
    </figure>
  )
}
