import { MANUSCRIPT_PARTS_MAX, MANUSCRIPT_WORDS_MAX } from '#contract/limits.ts'
import type { WrittenStep } from '#contract/manuscripts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { PartList } from './PartList.tsx'
import { Passages } from './Passages.tsx'
import { newQuestion } from './parts.ts'
import { QuestionFields } from './QuestionFields.tsx'
import styles from './Writing.module.css'

type StepFieldsProps = { name: string; step: WrittenStep; onChange: (step: WrittenStep) => void }

/** One step: paragraphs that cite passages, a case with its questions, or questions alone. */
export function StepFields({ name, step, onChange }: StepFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label="Title of the step"
        maxLength={120}
        value={step.title}
        onChange={({ target }) => onChange({ ...step, title: target.value })}
      />
      {step.kind === 'reading' && (
        <PartList
          list={step.paragraphs}
          max={MANUSCRIPT_PARTS_MAX}
          label="Paragraph"
          of={name}
          empty={() => ({ text: '', citations: [] })}
          onChange={(paragraphs) => onChange({ ...step, paragraphs })}
        >
          {(paragraph, change, part) => (
            <div className={styles.fields}>
              <TextArea
                label={`Text of ${part.toLowerCase()}`}
                rows={3}
                maxLength={MANUSCRIPT_WORDS_MAX}
                value={paragraph.text}
                onChange={({ target }) => change({ ...paragraph, text: target.value })}
              />
              <Passages
                of={`${part.toLowerCase()} of ${name}`}
                citations={paragraph.citations}
                onChange={(citations) => change({ ...paragraph, citations })}
              />
            </div>
          )}
        </PartList>
      )}
      {step.kind === 'case' && (
        <PartList
          list={step.story}
          max={MANUSCRIPT_PARTS_MAX}
          label="Part"
          of={name}
          empty={() => ''}
          onChange={(story) => onChange({ ...step, story })}
        >
          {(text, change, part) => (
            <TextArea
              label={`Story, ${part.toLowerCase()}`}
              hint="Invent the patient. Nobody may be recognised."
              rows={3}
              maxLength={MANUSCRIPT_WORDS_MAX}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </PartList>
      )}
      {step.kind !== 'reading' && (
        <PartList
          list={step.questions}
          max={MANUSCRIPT_PARTS_MAX}
          label="Question"
          of={name}
          keyOf={({ key }) => key}
          empty={newQuestion}
          onChange={(questions) => onChange({ ...step, questions })}
        >
          {(question, change, part) => <QuestionFields name={`${part.toLowerCase()} of ${name}`} question={question} onChange={change} />}
        </PartList>
      )}
    </div>
  )
}
