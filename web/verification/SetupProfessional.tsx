import { EXPERIENCE_MAX_YEARS } from '#contract/setup-rules.ts'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import styles from './Setup.module.css'
import { experienceFits } from './setup-typed.ts'
import type { Wizard } from './use-wizard.ts'

const RANGE = `Enter a number from 0 to ${EXPERIENCE_MAX_YEARS}.`

/** What somebody does and has learned. */
export function SetupProfessional({ wizard }: { wizard: Wizard }) {
  const { typed, type, faults } = wizard
  const yearsFault = typed.experienceYears && !experienceFits(typed) ? RANGE : faults.experienceYears

  return (
    <div className={styles.fields}>
      <Field
        label="Medical Specialization"
        name="specialty"
        starred
        required
        value={typed.specialty}
        onChange={({ target }) => type({ specialty: target.value })}
        {...(faults.specialty && { error: faults.specialty })}
      />
      <Field
        label="Years of Experience"
        name="experienceYears"
        type="number"
        inputMode="numeric"
        min={0}
        max={EXPERIENCE_MAX_YEARS}
        step={1}
        starred
        required
        value={typed.experienceYears}
        onChange={({ target }) => type({ experienceYears: target.value })}
        {...(yearsFault && { error: yearsFault })}
      />
      <div className={styles.full}>
        <Field
          label="Current Position"
          name="currentPosition"
          starred
          required
          placeholder="Consultant, resident, student"
          value={typed.currentPosition}
          onChange={({ target }) => type({ currentPosition: target.value })}
          {...(faults.currentPosition && { error: faults.currentPosition })}
        />
      </div>
      <div className={styles.full}>
        <Field
          label="Hospital/Clinic Affiliation"
          name="hospital"
          autoComplete="organization"
          optional
          value={typed.hospital}
          onChange={({ target }) => type({ hospital: target.value })}
          {...(faults.hospital && { error: faults.hospital })}
        />
      </div>
      <div className={styles.full}>
        <TextArea
          label="Education Background"
          name="education"
          rows={3}
          starred
          required
          placeholder="MBBS, MD, DM and where"
          value={typed.education}
          onChange={({ target }) => type({ education: target.value })}
          {...(faults.education && { error: faults.education })}
        />
      </div>
    </div>
  )
}
