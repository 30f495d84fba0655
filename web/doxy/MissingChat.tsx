import { codeOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Failed } from '../ui/QueryList.tsx'
import styles from './Chat.module.css'

type MissingChatProps = { error: Error; onRetry: () => void; onBegin: () => void }

/** A conversation that is not there any more, or cannot be read now. */
export default function MissingChat({ error, onRetry, onBegin }: MissingChatProps) {
  return (
    <div className={styles.missing}>
      {codeOf(error) ? (
        <EmptyState level={2} title="This conversation is not here." action={<Button onClick={onBegin}>Begin a new one</Button>}>
          It was deleted, or it belongs to another member.
        </EmptyState>
      ) : (
        <Failed onRetry={onRetry} />
      )}
    </div>
  )
}
