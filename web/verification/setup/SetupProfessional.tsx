import { EXPERIENCE_MAX_YEARS } from '#contract/setup-rules.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import styles from '../proof/Fields.module.css'
import type { Wizard } from './use-wizard.ts'
import { experienceFits } from './values.ts'

const RANGE = `Enter a number from 0 to ${EXPERIENCE_MAX_YEARS}.`

/** What somebody does and has learned. */
export function SetupProfessional({ wizard }: { wizard: Wizard }) {
  const { values, edit, faults } = wizard
  const yearsFault = values.experienceYears && !experienceFits(values) ? RANGE : faults.experienceYears

  return (
    <div className={styles.fields}>
      <Field
        label="Medical Specialization"
        name="specialty"
        starred
        required
        value={values.specialty}
        onChange={({ target }) => edit({ specialty: target.value })}
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
        value={values.experienceYears}
        onChange={({ target }) => edit({ experienceYears: target.value })}
        {...(yearsFault && { error: yearsFault })}
      />
      <div className={styles.full}>
        <Field
          label="Current Position"
          name="currentPosition"
          starred
          required
          placeholder="Consultant, resident, student"
          value={values.currentPosition}
          onChange={({ target }) => edit({ currentPosition: target.value })}
          {...(faults.currentPosition && { error: faults.currentPosition })}
        />
      </div>
      <div className={styles.full}>
        <Field
          label="Hospital/Clinic Affiliation"
          name="hospital"
          autoComplete="organization"
          optional
          value={values.hospital}
          onChange={({ target }) => edit({ hospital: target.value })}
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
          value={values.education}
          onChange={({ target }) => edit({ education: target.value })}
          {...(faults.education && { error: faults.education })}
        />
      </div>
    </div>
  )
}
