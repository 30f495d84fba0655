import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AppealToReview, ReportToReview } from '#contract/moderation.ts'
import { DECISION_WORDS_MAX } from '#contract/report-reasons.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from './Cases.module.css'
import { readCasesAgain } from './queries.ts'

type DecideDialogProps = { report?: ReportToReview; appeal?: AppealToReview; onClose: () => void }

const choices = {
  report: { upheld: 'The report is right', dismissed: 'Nothing is wrong with it' },
  appeal: { upheld: 'Allow this name', dismissed: 'Do not allow it' },
}

/** Closes a report or an appeal, in words that its sender reads. */
export function DecideDialog({ report, appeal, onClose }: DecideDialogProps) {
  const cache = useQueryClient()
  const [verdict, setVerdict] = useState<'' | 'upheld' | 'dismissed'>('')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const decide = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const decision = { upheld: verdict === 'upheld', words }
      if (report) await api.moderation.decideReport({ reportId: report.id, ...decision })
      if (appeal) await api.moderation.decideAppeal({ appealId: appeal.id, ...decision })
    },
    onSuccess: () => {
      toast.success('Decision saved. The member has been notified.')
      onClose()
    },
    onSettled: () => readCasesAgain(cache),
  })

  const submit = () => {
    setTried(true)
    if (verdict && words.trim() && !decide.isPending) decide.mutate()
  }

  return (
    <FormDialog
      title={report ? 'Decide on this report' : 'Decide on this name'}
      size="narrow"
      submitLabel="Decide"
      busy={decide.isPending}
      changed={verdict !== '' || words !== ''}
      error={decide.error ? wordsOf(decide.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <blockquote className={`${styles.quoted} clamp3`}>
          <bdi>{report?.quoted ?? appeal?.name}</bdi>
        </blockquote>
        <Select
          label="Decision"
          required
          value={verdict}
          onChange={({ target }) => setVerdict(target.value as typeof verdict)}
          {...(tried && !verdict && { error: 'Choose one of the two.' })}
        >
          <option value="">Choose</option>
          {Object.entries(choices[report ? 'report' : 'appeal']).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          label="Your reasons"
          hint={`Sent to the member who ${report ? 'reported it' : 'asked'}, without your name.`}
          rows={3}
          required
          maxLength={DECISION_WORDS_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(tried && !words.trim() && { error: 'This cannot be empty.' })}
        />
      </div>
    </FormDialog>
  )
}
