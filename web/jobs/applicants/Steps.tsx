import type { OpenedApplicant } from '#contract/applicants.ts'
import { applicationStatuses } from '#contract/posting-words.ts'
import room from '../../institutions/Institution.module.css'
import { inFull } from '../../lib/dates.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './Applicants.module.css'

/** What happened to an application, as its applicant reads it too. */
export const Steps = ({ steps }: { steps: OpenedApplicant['steps'] }) => (
  <Sheet bleed padded title="What the applicant sees">
    <ol className={styles.steps}>
      {steps.map(({ at, status, words }) => (
        <li key={`${at} ${status}`}>
          <span className="muted">{inFull(at)}</span>
          <span>
            {status === 'exported' ? 'Downloaded with all others' : applicationStatuses.find(({ id }) => id === status)!.label}
            {words && <span className={`meta ${room.words}`}> {words}</span>}
          </span>
        </li>
      ))}
    </ol>
  </Sheet>
)
