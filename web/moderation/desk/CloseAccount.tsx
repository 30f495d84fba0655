import type { ReportToReview } from '#contract/moderation.ts'
import styles from './Cases.module.css'
import { ClosingAsked } from './ClosingAsked.tsx'

/** Whether another moderator has asked for the account to be closed, so that this decision closes it. */
export const isSecond = (report: ReportToReview | undefined) => report?.closing != null && !report.closing.isOwn

type CloseAccountProps = { report: ReportToReview; checked: boolean; onChange: (checked: boolean) => void }

/** The choice to close the account of whose it is, and what that takes and does. */
export function CloseAccount({ report, checked, onChange }: CloseAccountProps) {
  const { closing, about } = report
  return (
    <>
      {closing && <ClosingAsked closing={closing} />}
      <label className={styles.close}>
        <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
        <span>Close the account of {about.name}, who has broken the rules again or gravely</span>
      </label>
      {checked && (
        <p className="ui">
          {isSecond(report)
            ? 'It is closed at once: nobody sees anything of theirs, and they are signed out everywhere. They can read your reasons, appeal, take their data and leave.'
            : 'Nothing happens before another moderator decides the same. The report waits for them.'}
        </p>
      )}
    </>
  )
}
