import type { Feedback } from '#contract/feedback.ts'
import { Button } from '../../ui/button/Button.tsx'
import { questionOf } from '../library/words.ts'
import styles from './Desk.module.css'
import { FeedbackWords } from './FeedbackWords.tsx'

type FeedbackRowProps = { word: Feedback; busy: boolean; onSee: () => void }

/** What a member said of an answer, and that it was seen. */
export const FeedbackRow = ({ word, busy, onSee }: FeedbackRowProps) => (
  <li className={styles.row}>
    <FeedbackWords word={word} />
    {!word.seenAt && word.mayDecide && (
      <div>
        <Button tone="outline" size="small" disabled={busy} aria-label={`Mark as seen: ${questionOf(word)}`} onClick={onSee}>
          Mark as seen
        </Button>
      </div>
    )}
  </li>
)
