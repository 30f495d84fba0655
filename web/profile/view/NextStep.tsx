import type { Profile } from '#contract/profile.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './NextStep.module.css'
import { nextStep } from './next-step.ts'

const both = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** On one's own profile: what it still lacks, and one way on. */
export function NextStep({ profile }: { profile: Profile }) {
  const step = nextStep(profile)
  if (!step) return null
  return (
    <Sheet bleed padded aria-label="Your profile">
      <div className={styles.row}>
        <p>Still missing on your profile: {both.format(step.missing)}.</p>
        <ButtonLink tone="soft" size="small" to={step.next.to}>
          {step.next.act}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
