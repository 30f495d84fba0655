import { Eraser, History } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { DoxyTile } from '../../ui/person/Avatar.tsx'
import styles from './ChatHead.module.css'
import { LibraryBadges } from './LibraryBadges.tsx'

type ChatHeadProps = { onHistory: () => void; onClear: () => void; onCorpus: () => void }

/** Who answers, how things stand, and the way to other conversations. */
export const ChatHead = ({ onHistory, onClear, onCorpus }: ChatHeadProps) => (
  <header className={styles.head}>
    <div className={styles.inside}>
      <DoxyTile size="sm" />
      <div className={styles.who}>
        <h1>DoxyAI</h1>
        <LibraryBadges onCorpus={onCorpus} />
      </div>
      <Button tone="quiet" aria-label="History" data-tip="History" onClick={onHistory}>
        <History />
        <span className={styles.wide}>History</span>
      </Button>
      <Button tone="quiet" aria-label="Clear conversation" data-tip="Clear conversation" onClick={onClear}>
        <Eraser />
        <span className={styles.wide}>Clear conversation</span>
      </Button>
    </div>
  </header>
)
