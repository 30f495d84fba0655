import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportKind, ReportReason } from '#contract/moderation.ts'
import { REPORT_WORDS_MAX, reportReasons } from '#contract/report-reasons.ts'
import { api } from '../lib/api/api.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { inFull } from '../lib/dates.ts'
import { locale, PageIsTranslated, say } from '../lib/language/say.ts'
import { FormDialog } from '../ui/dialog/FormDialog.tsx'
import { Select } from '../ui/form/Select.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'
import { toast } from '../ui/status/toast.ts'
import { kindOf } from './OpenReported.tsx'
import styles from './ReportDialog.module.css'

type ReportDialogProps = { kind: ReportKind; subjectId: string; onClose: () => void }

/** Tells a reviewer what is wrong with something, in the reader's language on every page. */
const ReportDialog = (props: ReportDialogProps) => (
  <PageIsTranslated value>
    <ReportForm {...props} />
  </PageIsTranslated>
)
export default ReportDialog

/** What was written stays when it could not be sent. */
function ReportForm({ kind, subjectId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const needsWords = reason === 'other' && !words.trim()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: (reason: ReportReason) => api.moderation.report({ kind, subjectId, reason, words }),
    onSuccess: ({ dueAt, hidAt }) => {
      const received = hidAt ? say('It is hidden now.') : say('We have received it.')
      const when = inFull(dueAt, locale())
      toast.success(say('Thank you. {received} A reviewer decides by {when}, and you will be notified.', { received, when }))
      onClose()
    },
  })

  const submit = () => {
    setTried(true)
    if (reason && !needsWords && !send.isPending) send.mutate(reason)
  }

  return (
    <FormDialog
      title={say('Report this {what}', { what: say(kindOf(kind).label.toLowerCase()) })}
      size="narrow"
      submitLabel={say('Send report')}
      busy={send.isPending}
      changed={reason !== '' || words !== ''}
      error={send.error ? wordsOf(send.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Select
          label={say('What is wrong?')}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value as ReportReason | '')}
          {...(tried && !reason && { error: say('Choose a reason from the list.') })}
        >
          <option value="">{say('Choose')}</option>
          {reportReasons.map(({ id, label }) => (
            <option key={id} value={id}>
              {say(label)}
            </option>
          ))}
        </Select>
        <TextArea
          label={say('In your words')}
          optional={reason !== 'other'}
          rows={3}
          maxLength={REPORT_WORDS_MAX}
          hint={say('Only reviewers read this. The author does not learn who reported it.')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(tried && needsWords && { error: say('Please say what is wrong.') })}
        />
      </div>
    </FormDialog>
  )
}
