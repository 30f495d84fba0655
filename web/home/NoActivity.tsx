import { useSay } from '../lib/language/say.ts'
import { Sheet } from '../ui/layout/Sheet.tsx'
import styles from './RailNote.module.css'

/** In place of zeros and flat curves. */
export function NoActivity() {
  const say = useSay()
  return (
    <Sheet padded aria-labelledby="no-activity">
      <div className={styles.note}>
        <h2 id="no-activity">{say('Your activity')}</h2>
        <p className="ui muted">{say('Numbers appear here after your first post.')}</p>
      </div>
    </Sheet>
  )
}
