import { say } from '../../lib/language/say.ts'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import styles from './Pane.module.css'

/** Beside the list, before a conversation is chosen. */
export const NoneOpen = () => (
  <div className={styles.none}>
    <EmptyState art="mates" title={say('Choose a conversation')} level={2}>
      {say('Its messages appear here.')}
    </EmptyState>
  </div>
)
