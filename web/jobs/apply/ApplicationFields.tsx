import type { FieldIssue } from '#contract/errors.ts'
import { ANSWER_MAX, LETTER_MAX } from '#contract/limits.ts'
import type { PostingQuestion } from '#contract/posting.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from './Apply.module.css'
import { type ApplicationDraft, leftOver } from './use-application-draft.ts'

type Typed = { target: { value: string } }
type ApplicationFieldsProps = {
  questions: readonly PostingQuestion[]
  values: ApplicationDraft
  issues: readonly FieldIssue[]
  onChange: (change: Partial<ApplicationDraft>) => void
}

/** The questions of a job, and a letter to whoever offers it. */
export function ApplicationFields({ questions, values, issues, onChange }: ApplicationFieldsProps) {
  const errorAt = (path: string) => {
    const issue = issues.find((one) => one.path === path || one.path.startsWith(`${path}.`))
    return issue && { error: issue.message }
  }
  const answer = (words: string, at: number) => ({
    value: values.answers[words] ?? '',
    onChange: ({ target }: Typed) => onChange({ answers: { ...values.answers, [words]: target.value } }),
    ...errorAt(`answers.${at}`),
  })
  const left = leftOver(questions, values.answers)
  return (
    <>
      {left.length > 0 && (
        <Note role="status">
          The questions have changed. What you wrote to those that are not asked any more is kept here and is not sent:
          {left.map(([words, answer]) => (
            <span key={words} className={styles.left}>
              <b>{words}</b> {answer}
            </span>
          ))}
        </Note>
      )}
      {questions.map(({ words, kind }, at) =>
        kind === 'yes_no' ? (
          <Select key={words} label={words} {...answer(words, at)}>
            <option value="">Choose</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Select>
        ) : (
          <TextArea key={words} label={words} rows={1} maxLength={ANSWER_MAX} {...answer(words, at)} />
        ),
      )}
      <TextArea
        label="Letter"
        optional
        rows={4}
        maxLength={LETTER_MAX}
        value={values.letter}
        onChange={({ target }) => onChange({ letter: target.value })}
        {...errorAt('letter')}
      />
    </>
  )
}
