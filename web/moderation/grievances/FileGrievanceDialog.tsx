import { useState } from 'react'
import { GRIEVANCE_WORDS_MAX, grievanceKinds } from '#contract/grievance-kinds.ts'
import type { GrievanceKind } from '#contract/grievances.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { locale, say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../ReportDialog.module.css'
import { useFileGrievance } from './queries.ts'

/** What a member complains of. What was written stays when it could not be sent. */
export function FileGrievanceDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<GrievanceKind | ''>('')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const filing = useFileGrievance()

  const submit = () => {
    setTried(true)
    if (!kind || !words.trim() || filing.isPending) return
    filing.mutate(
      { kind, words },
      {
        onSuccess: ({ reference, dueAt }) => {
          toast.success(say('Received as {reference}. You are answered by {when}.', { reference, when: inFull(dueAt, locale()) }))
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title="New grievance"
      submitLabel="Send"
      busy={filing.isPending}
      changed={kind !== '' || words !== ''}
      error={filing.error ? wordsOf(filing.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Select
          label="What is it about?"
          required
          value={kind}
          onChange={({ target }) => setKind(target.value as GrievanceKind | '')}
          {...(tried && !kind && { error: 'Choose what it is about.' })}
        >
          <option value="">Choose</option>
          {grievanceKinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          label="What is wrong, and what should happen?"
          hint="The grievance officer and reviewers read this. Please name no patient."
          rows={6}
          required
          maxLength={GRIEVANCE_WORDS_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(tried && !words.trim() && { error: 'Please say what is wrong.' })}
        />
      </div>
    </FormDialog>
  )
}
