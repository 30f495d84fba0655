import { EXPERIENCE_MAX_YEARS, labelOf } from '#contract/setup-rules.ts'
import { say } from '../../lib/language/say.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { CollegeField } from '../proof/CollegeField.tsx'
import styles from '../proof/Fields.module.css'
import type { Wizard } from './use-wizard.ts'
import { experienceFits } from './values.ts'
import { setupWords } from './words.ts'

/** What somebody does and has learned. */
export default function SetupProfessional({ wizard }: { wizard: Wizard }) {
  const { values, edit, faults } = wizard
  const words = setupWords[values.kind]
  const yearsFault =
    values.experienceYears && !experienceFits(values)
      ? say('Enter a number from 0 to {most}.', { most: EXPERIENCE_MAX_YEARS })
      : faults.experienceYears

  return (
    <div className={styles.fields}>
      <Field
        label={say(labelOf('specialty', values.kind))}
        name="specialty"
        starred
        required
        placeholder={say(words.specialty)}
        value={values.specialty}
        onChange={({ target }) => edit({ specialty: target.value })}
        {...(faults.specialty && { error: faults.specialty })}
      />
      <Field
        label={say(labelOf('experienceYears', values.kind))}
        {...(words.yearsHint && { hint: say(words.yearsHint) })}
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
          label={say(labelOf('currentPosition', values.kind))}
          name="currentPosition"
          starred
          required
          placeholder={say(words.currentPosition)}
          value={values.currentPosition}
          onChange={({ target }) => edit({ currentPosition: target.value })}
          {...(faults.currentPosition && { error: faults.currentPosition })}
        />
      </div>
      <div className={styles.full}>
        <Field
          label={say(words.hospitalLabel)}
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
          label={say(labelOf('education', values.kind))}
          name="education"
          rows={3}
          starred
          required
          placeholder={say(words.education)}
          value={values.education}
          onChange={({ target }) => edit({ education: target.value })}
          {...(faults.education && { error: faults.education })}
        />
      </div>
      {!values.licenceOnly && (
        <>
          <CollegeField
            label={say('College')}
            name="ownCollege"
            optional
            hint={say('We suggest colleagues of your class.')}
            value={values.ownCollege}
            onWords={(ownCollege) => edit({ ownCollege })}
            error={faults.college}
          />
          <Field
            label={say('Year of graduation')}
            name="graduationYear"
            optional
            inputMode="numeric"
            maxLength={4}
            hint={say('Past or expected.')}
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
