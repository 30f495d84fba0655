import { Plus } from 'lucide-react'
import { COURSE_MINUTES_MAX, COURSE_MINUTES_MIN, MANUSCRIPT_MODULES_MAX } from '#contract/limits.ts'
import type { WrittenCourse } from '#contract/manuscripts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { durationOf, subjectWords } from '../words.ts'
import { ModuleFields } from './ModuleFields.tsx'
import { PartActions } from './PartActions.tsx'
import { newModule, replaced } from './parts.ts'
import styles from './Writing.module.css'

const STEP_MINUTES = 5
const lengths = Array.from(
  { length: (COURSE_MINUTES_MAX - COURSE_MINUTES_MIN) / STEP_MINUTES + 1 },
  (_, at) => COURSE_MINUTES_MIN + at * STEP_MINUTES,
)

type CourseFieldsProps = { course: WrittenCourse; subjects: readonly string[]; onEdit: (change: Partial<WrittenCourse>) => void }

/** Everything that a course is made of. */
export function CourseFields({ course, subjects, onEdit }: CourseFieldsProps) {
  const { title, subject, summary, isForStudents, minutes, modules } = course
  const change = (next: WrittenCourse['modules']) => onEdit({ modules: next })
  return (
    <>
      <Sheet title="About the course" padded bleed>
        <div className={styles.fields}>
          <Field label="Title" maxLength={120} value={title} onChange={({ target }) => onEdit({ title: target.value })} />
          <TextArea
            label="Summary"
            hint="What a colleague can do after it."
            rows={2}
            maxLength={400}
            value={summary}
            onChange={({ target }) => onEdit({ summary: target.value })}
          />
          <div className={styles.row}>
            <Select label="On" value={subject} onChange={({ target }) => onEdit({ subject: target.value })}>
              <option value="">Choose</option>
              {subjects.map((one) => (
                <option key={one} value={one}>
                  {subjectWords(one)}
                </option>
              ))}
            </Select>
            <Select label="Takes about" value={minutes} onChange={({ target }) => onEdit({ minutes: Number(target.value) })}>
              {[...new Set([...lengths, minutes])]
                .sort((a, b) => a - b)
                .map((one) => (
                  <option key={one} value={one}>
                    {durationOf(one)}
                  </option>
                ))}
            </Select>
          </div>
          <label className={styles.check}>
            <input type="checkbox" checked={isForStudents} onChange={({ target }) => onEdit({ isForStudents: target.checked })} />
            For students
          </label>
        </div>
      </Sheet>
      {modules.map((module, at) => (
        <Sheet
          key={module.key}
          id={module.key}
          title={module.title ? `${at + 1}. ${module.title}` : `Module ${at + 1}`}
          padded
          bleed
          aside={<PartActions name={`module ${at + 1}`} list={modules} at={at} onChange={change} />}
        >
          <ModuleFields name={`module ${at + 1}`} module={module} onChange={(next) => change(replaced(modules, at, next))} />
        </Sheet>
      ))}
      {modules.length < MANUSCRIPT_MODULES_MAX && (
        <Button tone="outline" onClick={() => change([...modules, newModule()])}>
          <Plus />
          Add a module
        </Button>
      )}
    </>
  )
}
