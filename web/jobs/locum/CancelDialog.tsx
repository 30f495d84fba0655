import { useState } from 'react'
import type { LocumSlot } from '#contract/locum.ts'
import { LOCUM_NOTICE_HOURS } from '#contract/locum-bands.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { useAct } from './queries.ts'
import { isShortly, whenWords } from './words.ts'

type CancelDialogProps = {
  shift: LocumSlot & { title: string }
  /** Who learns of it. */
  tells: string
  /** Nobody counts on it yet. */
  free?: boolean
  cancel: (words: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Cancels a shift. Shortly before it the reason is asked for, because somebody counts on it. */
export function CancelDialog({ shift, tells, free = false, cancel, onDone, onClose }: CancelDialogProps) {
  const [words, setWords] = useState('')
  const act = useAct(() => cancel(words.trim()), { quiet: true })
  const issues = issuesOf(act.error)
  const isAsked = !free && isShortly(shift)
  return (
    <FormDialog
      title="Cancel this shift"
      size="narrow"
      submitLabel="Cancel shift"
      busy={act.isPending}
      changed={words !== ''}
      error={act.error && issues.length === 0 ? wordsOf(act.error) : undefined}
      onSubmit={() => act.mutate(undefined, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p className="ui">
        <b>{shift.title}</b>, {whenWords(shift)}. {tells}
      </p>
      <TextArea
        label="Reason"
        optional={!isAsked}
        rows={3}
        maxLength={300}
        hint={isAsked ? `It begins within ${LOCUM_NOTICE_HOURS} hours, so please say why.` : undefined}
        value={words}
        error={issues[0]?.message}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  )
}
