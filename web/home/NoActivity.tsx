import { Sheet } from '../ui/layout/Sheet.tsx'
import styles from './RailNote.module.css'

/** In place of zeros and flat curves. */
export const NoActivity = () => (
  <Sheet padded aria-labelledby="no-activity">
    <div className={styles.note}>
      <h2 id="no-activity">Your activity</h2>
      <p className="ui muted">Numbers appear here after your first post.</p>
    </div>
  </Sheet>
)
