import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GrievanceToReview } from '#contract/grievances.ts'
import { houseRules } from '#contract/house-rules.ts'
import type { AppealToReview, HouseRule, ReportToReview } from '#contract/moderation.ts'
import { DECISION_WORDS_MAX } from '#contract/report-reasons.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { toast } from '../../ui/status/toast.ts'
import { consequenceOf, reversedWords } from '../consequences.ts'
import styles from './Cases.module.css'
import { CloseAccount, isSecond } from './CloseAccount.tsx'
import { cases, decidedWords } from './cases.ts'
import { readCasesAgain } from './queries.ts'

type Verdict = '' | 'upheld' | 'dismissed'

type DecideDialogProps = {
  report?: ReportToReview
  appeal?: AppealToReview
  grievance?: GrievanceToReview
  /** What is chosen before the reviewer chooses. */
  verdict?: Verdict
  onClose: () => void
}

/** Closes a report, an appeal or a grievance, in words that those whom it concerns read. */
export function DecideDialog({ report, appeal, grievance, verdict: first = '', onClose }: DecideDialogProps) {
  const cache = useQueryClient()
  const asked = cases[grievance ? 'grievance' : (appeal?.against ?? 'report')]
  const quoted = appeal?.against === 'name' ? appeal.name : ((appeal?.ruling ?? report)?.quoted ?? grievance?.words)
  const reversed = appeal?.against === 'ruling' ? reversedWords(appeal.ruling) : undefined
  const [verdict, setVerdict] = useState<Verdict>(first)
  const [rule, setRule] = useState<HouseRule | ''>(() => houseRules.find(({ reason }) => reason === report?.reason)?.id ?? '')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const [closes, setCloses] = useState(false)
  const decide = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const decision = { upheld: verdict === 'upheld', words }
      const named = decision.upheld && rule ? { rule, closes } : {}
      if (report) return (await api.moderation.decideReport({ reportId: report.id, ...decision, ...named })).isDecided
      if (grievance) await api.grievances.decide({ grievanceId: grievance.id, ...decision })
      if (appeal) await api.moderation.decideAppeal({ appealId: appeal.id, ...decision })
      return true
    },
    onSuccess: (isDecided) => {
      toast.success(
        isDecided ? decidedWords(report, verdict === 'upheld') : say('Another moderator decides now, with your reasons before them.'),
      )
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
      title={asked.title}
      size="narrow"
      submitLabel="Decide"
      busy={decide.isPending}
      changed={verdict !== first || words !== ''}
      error={decide.error ? wordsOf(decide.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <blockquote className={`${styles.quoted} clamp3`}>
          <bdi>{quoted}</bdi>
        </blockquote>
        <Select
          label="Decision"
          required
          value={verdict}
          onChange={({ target }) => setVerdict(target.value as Verdict)}
          {...(tried && !verdict && { error: 'Choose one of the two.' })}
        >
          <option value="">Choose</option>
          <option value="upheld">{asked.upheld}</option>
          <option value="dismissed">{asked.dismissed}</option>
        </Select>
        {report && verdict === 'upheld' && <p className="ui">{consequenceOf(report.kind)}</p>}
        {verdict === 'upheld' && reversed && <p className="ui">{reversed}</p>}
        {report && verdict === 'upheld' && (
          <Select label="Which rule it breaks" required value={rule} onChange={({ target }) => setRule(target.value as HouseRule)}>
            {houseRules.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
        {report?.mayClose && verdict === 'upheld' && <CloseAccount report={report} checked={closes} onChange={setCloses} />}
        <TextArea
          label="Your reasons"
          hint={closes && !isSecond(report) ? 'Read by the other moderators alone, until one of them has decided.' : asked.readers}
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
