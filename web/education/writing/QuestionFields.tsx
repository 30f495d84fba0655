import { MANUSCRIPT_WORDS_MAX } from '#contract/limits.ts'
import type { WrittenQuestion } from '#contract/manuscripts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Passages } from './Passages.tsx'
import { replaced } from './parts.ts'
import styles from './Writing.module.css'

type QuestionFieldsProps = { name: string; question: WrittenQuestion; onChange: (question: WrittenQuestion) => void }

/** A question with its four options, which of them is right, and why. */
export function QuestionFields({ name, question, onChange }: QuestionFieldsProps) {
  const { key, prompt, options, right, explanation, citations } = question
  return (
    <div className={styles.fields}>
      <TextArea
        label="Question"
        rows={2}
        maxLength={MANUSCRIPT_WORDS_MAX}
        value={prompt}
        onChange={({ target }) => onChange({ ...question, prompt: target.value })}
      />
      <fieldset className={styles.options}>
        <legend>Options, and which of them is right</legend>
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place alone
          <div key={at} className={styles.option}>
            <input
              type="radio"
              name={`right-${key}`}
              aria-label={`Option ${at + 1} is right`}
              checked={right === at}
              onChange={() => onChange({ ...question, right: at })}
            />
            <Field
              label={`Option ${at + 1}`}
              maxLength={300}
              value={option}
              onChange={({ target }) => onChange({ ...question, options: replaced(options, at, target.value) })}
            />
          </div>
        ))}
      </fieldset>
      <TextArea
        label="Why"
        hint="Shown once the question has been answered."
        rows={3}
        maxLength={MANUSCRIPT_WORDS_MAX}
        value={explanation}
        onChange={({ target }) => onChange({ ...question, explanation: target.value })}
      />
      <Passages of={`the explanation of ${name}`} citations={citations} onChange={(next) => onChange({ ...question, citations: next })} />
    </div>
  )
}
