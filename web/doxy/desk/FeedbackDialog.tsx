import type { Feedback } from '#contract/feedback.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from './Desk.module.css'
import { FeedbackWords } from './FeedbackWords.tsx'
import { useSee } from './use-see.ts'

/** An answer that is said not to be right, and that it was seen. */
export default function FeedbackDialog({ word, onClose }: { word: Feedback; onClose: () => void }) {
  const see = useSee(onClose)
  return (
    <Dialog
      title="Feedback on an answer"
      reading
      onClose={onClose}
      footer={
        <Button busy={see.isPending} onClick={() => see.mutate([word])}>
          Mark as seen
        </Button>
      }
    >
      <div className={styles.row}>
        <FeedbackWords word={word} />
      </div>
    </Dialog>
  )
}
