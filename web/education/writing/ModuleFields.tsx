import { Plus } from 'lucide-react'
import { MANUSCRIPT_PARTS_MAX, MANUSCRIPT_STEPS_MAX } from '#contract/limits.ts'
import type { WrittenModule, WrittenStep } from '#contract/manuscripts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PartActions } from './PartActions.tsx'
import { PartList } from './PartList.tsx'
import { newStep, replaced } from './parts.ts'
import { StepFields } from './StepFields.tsx'
import styles from './Writing.module.css'
import { kinds } from './words.ts'

type ModuleFieldsProps = { name: string; module: WrittenModule; onChange: (module: WrittenModule) => void }

/** A module: its title, its steps in their order, and the questions that lead on. */
export function ModuleFields({ name, module, onChange }: ModuleFieldsProps) {
  const { title, steps, followUps } = module
  const change = (next: WrittenStep[]) => onChange({ ...module, steps: next })
  return (
    <div className={styles.fields}>
      <Field
        label="Title of the module"
        maxLength={120}
        value={title}
        onChange={({ target }) => onChange({ ...module, title: target.value })}
      />
      {steps.map((step, at) => {
        const label = `step ${at + 1} of ${name}`
        return (
          <section key={step.key} id={step.key} className={styles.step} aria-label={`S${label.slice(1)}`}>
            <div className={styles.head}>
              <h3>
                {kinds[step.kind]}, step {at + 1}
              </h3>
              <PartActions name={label} list={steps} at={at} onChange={change} />
            </div>
            <StepFields name={label} step={step} onChange={(next) => change(replaced(steps, at, next))} />
          </section>
        )
      })}
      {steps.length < MANUSCRIPT_STEPS_MAX && (
        <div className={styles.acts}>
          {Object.entries(kinds).map(([kind, words]) => (
            <Button
              key={kind}
              size="small"
              tone="outline"
              aria-label={`Add a ${words.toLowerCase()} to ${name}`}
              onClick={() => change([...steps, newStep(kind as WrittenStep['kind'])])}
            >
              <Plus />
              {words}
            </Button>
          ))}
        </div>
      )}
      <PartList
        list={followUps}
        max={MANUSCRIPT_PARTS_MAX}
        label="Follow-up"
        of={name}
        empty={() => ''}
        onChange={(next) => onChange({ ...module, followUps: next })}
      >
        {(question, edit, part) => (
          <Field
            label={`${part}: a question that readers can put to Doxy AI`}
            maxLength={200}
            value={question}
            onChange={({ target }) => edit(target.value)}
          />
        )}
      </PartList>
    </div>
  )
}
