import { useState } from 'react'
import { GRIEVANCE_WORDS_MAX, grievanceKinds } from '#contract/grievance-kinds.ts'
import type { GrievanceKind } from '#contract/grievances.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { locale, say as sayToReader, useSay } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../ReportDialog.module.css'
import { useFileGrievance } from './queries.ts'

/** What a member complains of. What was written stays when it could not be sent. */
export function FileGrievanceDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
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
          const when = inFull(dueAt, locale())
          toast.success(sayToReader('Received as {reference}. You are answered by {when}.', { reference, when }))
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={say('New grievance')}
      submitLabel={say('Send')}
      busy={filing.isPending}
      changed={kind !== '' || words !== ''}
      error={filing.error ? wordsOf(filing.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Select
          label={say('What is it about?')}
          required
          value={kind}
          onChange={({ target }) => setKind(target.value as GrievanceKind | '')}
          {...(tried && !kind && { error: say('Choose what it is about.') })}
        >
          <option value="">{say('Choose')}</option>
          {grievanceKinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {say(label)}
            </option>
          ))}
        </Select>
        <TextArea
          label={say('What is wrong, and what should happen?')}
          hint={say('The grievance officer and reviewers read this. Please name no patient.')}
          rows={6}
          required
          maxLength={GRIEVANCE_WORDS_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(tried && !words.trim() && { error: say('Please say what is wrong.') })}
        />
      </div>
    </FormDialog>
  )
}
