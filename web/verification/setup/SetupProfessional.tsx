import { EXPERIENCE_MAX_YEARS, labelOf } from '#contract/setup-rules.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { CollegeField } from '../proof/CollegeField.tsx'
import styles from '../proof/Fields.module.css'
import type { Wizard } from './use-wizard.ts'
import { experienceFits } from './values.ts'
import { setupWords } from './words.ts'

const RANGE = `Enter a number from 0 to ${EXPERIENCE_MAX_YEARS}.`

/** What somebody does and has learned. */
export default function SetupProfessional({ wizard }: { wizard: Wizard }) {
  const { values, edit, faults } = wizard
  const words = setupWords[values.kind]
  const yearsFault = values.experienceYears && !experienceFits(values) ? RANGE : faults.experienceYears

  return (
    <div className={styles.fields}>
      <Field
        label={labelOf('specialty', values.kind)}
        name="specialty"
        starred
        required
        placeholder={words.specialty}
        value={values.specialty}
        onChange={({ target }) => edit({ specialty: target.value })}
        {...(faults.specialty && { error: faults.specialty })}
      />
      <Field
        label={labelOf('experienceYears', values.kind)}
        hint={words.yearsHint}
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
          label={labelOf('currentPosition', values.kind)}
          name="currentPosition"
          starred
          required
          placeholder={words.currentPosition}
          value={values.currentPosition}
          onChange={({ target }) => edit({ currentPosition: target.value })}
          {...(faults.currentPosition && { error: faults.currentPosition })}
        />
      </div>
      <div className={styles.full}>
        <Field
          label={words.hospitalLabel}
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
          label={labelOf('education', values.kind)}
          name="education"
          rows={3}
          starred
          required
          placeholder={words.education}
          value={values.education}
          onChange={({ target }) => edit({ education: target.value })}
          {...(faults.education && { error: faults.education })}
        />
      </div>
      {!values.licenceOnly && (
        <>
          <CollegeField
            label="College"
            name="ownCollege"
            optional
            hint="We suggest colleagues of your class."
            value={values.ownCollege}
            onWords={(ownCollege) => edit({ ownCollege })}
            error={faults.college}
          />
          <Field
            label="Year of graduation"
            name="graduationYear"
            optional
            inputMode="numeric"
            maxLength={4}
            hint="Past or expected."
            placeholder="2014"
            value={values.graduationYear}
            onChange={({ target }) => edit({ graduationYear: target.value.replace(/\D/g, '') })}
            {...(faults.graduationYear && { error: faults.graduationYear })}
          />
        </>
      )}
    </div>
  )
}
