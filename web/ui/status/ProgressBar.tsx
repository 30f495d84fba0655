import styles from './ProgressBar.module.css'

/** A thin line under the bar: 0 hides it, 10 says it began, 100 says it is done. */
export const ProgressBar = ({ value, label }: { value: number; label: string }) => (
  <progress className={styles.progress} max={100} value={value} aria-label={label} hidden={value === 0} />
)
