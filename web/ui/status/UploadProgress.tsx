import styles from './UploadProgress.module.css'

/** How much of a file has been sent; `share` goes from 0 to 1. */
export function UploadProgress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <p className={styles.progress}>
      <progress max={100} value={percent} aria-label={label} />
      <span className="meta num">{percent < 100 ? `Uploading, ${percent}%` : 'Almost done'}</span>
    </p>
  )
}
