import { useSay } from '../../lib/language/say.ts'
import styles from './UploadProgress.module.css'

/** How much of a file has been sent; `share` goes from 0 to 1. */
export function UploadProgress({ share, label }: { share: number; label: string }) {
  const say = useSay()
  const percent = Math.round(share * 100)
  return (
    <p className={styles.progress}>
      <progress max={100} value={percent} aria-label={label} />
      <span className="meta num">{percent < 100 ? say('Uploading, {percent}%', { percent }) : say('Almost done')}</span>
    </p>
  )
}
