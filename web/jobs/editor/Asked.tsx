import { QUESTIONS_MAX, REQUIREMENTS_MAX } from '#contract/limits.ts'
import { questionKinds, requirementKinds, strictnesses } from '#contract/posting-words.ts'
import { Note } from '../../ui/status/Note.tsx'
import styles from './Editor.module.css'
import { Choice, Lines } from './Lines.tsx'
import type { PostingFields } from './use-posting-form.ts'

/** What is asked for line by line, and what every applicant is asked. */
export function Asked({ values, set, faultAt }: PostingFields) {
  return (
    <>
      <fieldset className={styles.section}>
        <legend>What you ask for</legend>
        <p className={styles.hint}>One line, one thing. Each is held against what the applicant has proven.</p>
        <Lines
          noun="Requirement"
          add="Add a line"
          most={REQUIREMENTS_MAX}
          lines={values.requirements}
          first={{ words: '', kind: 'qualification', strictness: 'must' }}
          faultAt={(at) => faultAt(`requirements.${at}.words`)}
          onChange={(requirements) => set({ requirements })}
        >
          {({ kind, strictness }, name, change) => (
            <>
              <Choice
                label={`Kind of ${name.toLowerCase()}`}
                value={kind}
                choices={requirementKinds}
                onChoose={(to) => change({ kind: to })}
              />
              <Choice
                label={`How strict, ${name.toLowerCase()}`}
                value={strictness}
                choices={strictnesses}
                onChoose={(to) => change({ strictness: to })}
              />
            </>
          )}
        </Lines>
        <Fault words={faultAt('requirements')} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>Questions to applicants</legend>
        <Lines
          noun="Question"
          add="Add a question"
          most={QUESTIONS_MAX}
          lines={values.questions}
          first={{ words: '', kind: 'text' }}
          faultAt={(at) => faultAt(`questions.${at}.words`)}
          onChange={(questions) => set({ questions })}
        >
          {({ kind }, name, change) => (
            <Choice
              label={`Answer to ${name.toLowerCase()}`}
              value={kind}
              choices={questionKinds}
              onChoose={(to) => change({ kind: to })}
            />
          )}
        </Lines>
        <Fault words={faultAt('questions')} />
        <Note>Do not ask for money, Aadhaar, PAN or bank details. Such a job is stopped before anybody can apply.</Note>
      </fieldset>
    </>
  )
}

const Fault = ({ words }: { words: string | undefined }) => (words ? <p className={styles.fault}>{words}</p> : null)
