import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useDataSaver } from '../../../lib/data-saver.ts'
import { say } from '../../../lib/language/say.ts'
import styles from '../Attachments.module.css'
import type { Shown } from './shown.ts'

type MessagePictureProps = { picture: Shown; onOpen: () => void; onFailed: () => void }

/** A picture of a message in the shape that it will have, its preview until it is there. An address that is over is asked for again, once. */
export function MessagePicture({ picture, onOpen, onFailed }: MessagePictureProps) {
  const { name, url, preview, width = 4, height = 3 } = picture
  const [failedUrl, setFailedUrl] = useState<string>()
  const [isWanted, setWanted] = useState(false)
  const waits = useDataSaver() && !isWanted
  if (url === null || (url && url === failedUrl))
    return (
      <p className={styles.gone}>
        <ImageOff aria-hidden="true" />
        {url === null ? say('This picture is no longer there.') : say('This picture could not be loaded.')}
      </p>
    )
  return (
    <button
      type="button"
      className={styles.picture}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-label={say(waits ? 'Show picture: {name}' : 'Open {name}', { name })}
      onClick={() => (waits ? setWanted(true) : onOpen())}
    >
      {preview && <img className={styles.preview} src={preview} alt="" aria-hidden="true" />}
      {waits && <span className={styles.waits}>{say('Show picture')}</span>}
      {url && !waits && (
        <img
          src={url}
          alt=""
          loading="lazy"
          onError={() => {
            if (failedUrl === undefined) onFailed()
            setFailedUrl(url)
          }}
        />
      )}
    </button>
  )
}
