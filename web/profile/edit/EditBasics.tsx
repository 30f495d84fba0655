import { PROFILE_MAX } from '#contract/profile-limits.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import styles from './EditProfile.module.css'
import { nameChangeHint } from './name-change-hint.ts'
import type { WorkingCopy } from './working-copy.ts'

export type SectionProps = { copy: WorkingCopy; faults: Record<string, string>; change: (part: Partial<WorkingCopy>) => void }

type Words = Exclude<keyof WorkingCopy, 'interests' | 'publications' | 'certifications' | 'paper' | 'certificate'>

/** What a field of the working copy needs. */
export const bound =
  ({ copy, faults, change }: SectionProps) =>
  (name: Words) => ({
    value: copy[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => change({ [name]: target.value }),
  })

/** Who one is and how one is reached. A verified member is warned what another name costs. */
export function EditBasics({ verifiedName, ...props }: SectionProps & { verifiedName: string | undefined }) {
  const field = bound(props)
  return (
    <div className={styles.grid}>
      <div className={styles.full}>
        <Field label="Name" autoComplete="name" maxLength={120} hint={nameChangeHint(verifiedName, props.copy.name)} {...field('name')} />
      </div>
      <Field label="Specialty" maxLength={PROFILE_MAX.specialty} {...field('specialty')} />
      <Field label="Location" placeholder="City, State" maxLength={PROFILE_MAX.location} {...field('location')} />
      <Field label="Email" autoComplete="email" maxLength={254} hint="Hidden unless you choose who can see it." {...field('email')} />
      <Field
        label="Phone"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PROFILE_MAX.phone}
        hint="Hidden unless you choose who can see it."
        {...field('phone')}
      />
      <div className={styles.full}>
        <TextArea label="Bio" rows={4} maxLength={PROFILE_MAX.bio} {...field('bio')} />
      </div>
    </div>
  )
}
