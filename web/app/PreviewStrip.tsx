import { Link } from 'react-router'
import styles from './PreviewStrip.module.css'

/** Tells guests that the people they see are made up. */
export const PreviewStrip = () => (
  <aside className={styles.strip} aria-label="Preview">
    <p className="wrap">
      This is a preview with sample people. <Link to="/register">Join Now</Link>
    </p>
  </aside>
)
