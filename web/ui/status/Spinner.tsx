import styles from './Spinner.module.css'

/** The busy mark. Words beside it carry the state; it only moves. */
export const Spinner = ({ size = 'small' }: { size?: 'small' | 'medium' }) => (
  <span className={styles.spinner} data-size={size} aria-hidden="true" />
)
