import type { FieldIssue } from '#contract/errors.ts'
import { ANSWER_MAX, LETTER_MAX } from '#contract/limits.ts'
import type { PostingQuestion } from '#contract/posting.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import type { ApplicationDraft } from './use-application-draft.ts'

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
  const answer = (at: number) => ({
    value: values.answers[at] ?? '',
    onChange: ({ target }: Typed) =>
      onChange({ answers: questions.map((_, no) => (no === at ? target.value : (values.answers[no] ?? ''))) }),
    ...errorAt(`answers.${at}`),
  })
  return (
    <>
      {questions.map(({ words, kind }, at) =>
        kind === 'yes_no' ? (
          <Select key={words} label={words} {...answer(at)}>
            <option value="">Choose</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Select>
        ) : (
          <TextArea key={words} label={words} rows={1} maxLength={ANSWER_MAX} {...answer(at)} />
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
