import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { PostingState } from '#contract/posting.ts'
import room from '../../institutions/Institution.module.css'
import { pluralize } from '../../lib/count.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Editor.module.css'

type EditorFootProps = {
  state: PostingState | 'new'
  hasChanged: boolean
  /** Names of fields with which something is wrong. */
  toCorrect: readonly string[]
  /** What keeps it from being published that no field mends. */
  hindrance: string | undefined
  check: { isFetching: boolean; isError: boolean; refetch: () => unknown }
  failure: string | undefined
  saving: boolean
  publishing: boolean
  onSave: () => void
  onPublish: () => void
  onDiscard: () => void
}

/** What can be done with what stands in the form, and what keeps it from being published. */
export function EditorFoot(props: EditorFootProps) {
  const { state, hasChanged, toCorrect, hindrance, check, failure, saving, publishing, onSave, onPublish, onDiscard } = props
  const reasonId = useId()
  const correct = toCorrect.length > 0 && `${pluralize(toCorrect.length, 'thing')} to correct: ${toCorrect.join(', ')}.`
  const isDraft = state === 'draft' || state === 'new'
  const reason = isDraft && reasonOf(props)
  return (
    <div className={room.foot}>
      <div className={room.grow}>
        {failure && (
          <p role="alert" className={styles.fault}>
            {failure}
          </p>
        )}
        {correct && (
          <p className={styles.wrong} role="status">
            <CircleAlert className="small" />
            {correct}
          </p>
        )}
        {hindrance && <p>{hindrance}</p>}
        {reason && <p id={reasonId}>{reason}</p>}
      </div>
      {check.isError && (
        <Button tone="quiet" onClick={() => void check.refetch()}>
          Check again
        </Button>
      )}
      {hasChanged && state !== 'new' && (
        <Button tone="quiet" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <Button tone={isDraft ? 'outline' : 'primary'} busy={saving} disabled={!hasChanged} onClick={onSave}>
        {isDraft ? 'Save draft' : 'Save changes'}
      </Button>
      {isDraft && (
        <Button
          busy={publishing}
          disabled={Boolean(reason || correct || hindrance)}
          aria-describedby={reason ? reasonId : undefined}
          onClick={onPublish}
        >
          Publish
        </Button>
      )}
    </div>
  )
}

/** Why it cannot be published yet, besides what the fields say. */
function reasonOf({ hasChanged, check }: EditorFootProps) {
  if (hasChanged) return 'Save the draft before you publish it.'
  if (check.isError) return 'We could not look whether something is missing.'
  return check.isFetching ? 'Looking whether something is missing.' : undefined
}
