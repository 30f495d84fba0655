import { useRef } from 'react'
import { CASE_OUTCOME_MAX } from '#contract/case-limits.ts'
import type { PostCase } from '#contract/cases.ts'
import type { Post } from '#contract/feed.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { CasePreview } from './CasePreview.tsx'
import styles from './Cases.module.css'
import { RightComments } from './RightComments.tsx'
import { useOutcome } from './use-outcome.ts'

type OutcomeDialogProps = { post: Post; shown: PostCase; onClose: () => void }

/** Where an author says how their case turned out and who had it right, puts it right once, or takes it back. */
export default function OutcomeDialog({ post, shown, onClose }: OutcomeDialogProps) {
  const { draft, isStored, publish, takeBack, scanned, open, write, name, replace, dismiss } = useOutcome(post, onClose)
  const spansNote = useRef<HTMLDivElement>(null)
  const isEmpty = draft.words.trim() === ''
  const failure = publish.error ?? takeBack.error

  const send = () => {
    if (open.length > 0) spansNote.current?.focus()
    else if (!publish.isPending && !isEmpty) publish.mutate()
  }

  return (
    <Dialog
      title="How it turned out"
      lightDismiss={false}
      writing
      onClose={onClose}
      footer={
        <>
          {shown.outcome && (
            <Button tone="danger" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              Take it back
            </Button>
          )}
          <Button tone="outline" onClick={onClose}>
            Close
          </Button>
          <Button busy={publish.isPending} disabled={isEmpty} onClick={send}>
            Publish
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && (
          <Note tone="danger" role="alert">
            {wordsOf(failure)}
          </Note>
        )}
        {shown.outcomesLeft > 0 ? (
          <TextArea
            label="Outcome"
            required
            rows={4}
            maxLength={CASE_OUTCOME_MAX}
            hint={`Readers see it as your statement, and whoever commented is notified. ${shown.outcomesLeft > 1 ? 'It can be put right once.' : 'You change it for the last time.'} ${isStored ? 'What you type is kept in this browser until you publish it.' : 'This browser has no room for what you type: publish it before you close the page.'}`}
            value={draft.words}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <p>You have put the outcome right once, so its words stay. You can change who had it right, or take the outcome back.</p>
        )}
        {scanned && open.length > 0 && (
          <>
            <div ref={spansNote} tabIndex={-1} role="status">
              <Note>
                What is marked may identify the patient. Replace it, or say that it does not, and publish it then.{' '}
                <b>A scan finds much, not everything.</b>
              </Note>
            </div>
            <CasePreview scanned={scanned} open={open} onReplace={replace} onDismiss={dismiss} />
          </>
        )}
        <RightComments post={post} chosen={draft.commentIds} onChoose={name} />
      </div>
    </Dialog>
  )
}
