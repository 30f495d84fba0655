import { interests } from '#contract/interests.ts'
import { PROFILE_MAX } from '#contract/profile-limits.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { bound, type SectionProps } from './EditBasics.tsx'
import styles from './EditProfile.module.css'

/** Where the interests are chosen. */
export const INTERESTS = 'edit-interests'

/** What one does, has learned and cares for. */
export function EditProfessional(props: SectionProps) {
  const { copy, change } = props
  const field = bound(props)
  return (
    <div className={styles.grid}>
      <div className={styles.full}>
        <Field label="Professional Title" maxLength={PROFILE_MAX.headline} {...field('headline')} />
      </div>
      <div className={styles.full}>
        <TextArea label="Education" rows={3} maxLength={PROFILE_MAX.education} {...field('education')} />
      </div>
      <div className={styles.full}>
        <Field label="Current position" maxLength={PROFILE_MAX.currentPosition} {...field('currentPosition')} />
      </div>
      <Field label="Hospital/Clinic Affiliation" optional maxLength={160} {...field('hospital')} />
      <Field
        label="Years of Experience"
        inputMode="numeric"
        maxLength={2}
        {...field('experienceYears')}
        onChange={({ target }) => change({ experienceYears: target.value.replace(/\D/g, '') })}
      />
      <Field label="College" optional maxLength={160} {...field('college')} />
      <Field label="Year of graduation" optional inputMode="numeric" maxLength={4} {...field('graduationYear')} />
      <div className={styles.full}>
        <Field label="Languages" optional hint="Separated by commas." {...field('languages')} />
      </div>
      <fieldset id={INTERESTS} tabIndex={-1}>
        <legend>Interests</legend>
        <div className={styles.chips}>
          {interests.map((interest) => {
            const chosen = copy.interests.includes(interest)
            return (
              <Chip
                key={interest}
                aria-pressed={chosen}
                onClick={() =>
                  change({ interests: chosen ? copy.interests.filter((one) => one !== interest) : [...copy.interests, interest] })
                }
              >
                {interest}
              </Chip>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}
