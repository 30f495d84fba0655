import type { AnswerRecord } from '#contract/posting.ts'
import { formatCount, pluralize } from '../../lib/count.ts'
import styles from './Postings.module.css'

/** How an institution answers, with what that stands on; nothing where too few have applied to say it. */
export const RecordLine = ({ record: { applications, answeredOf100, medianDays } }: { record: AnswerRecord }) =>
  answeredOf100 === null ? null : (
    <p className={styles.record}>
      <span>
        Answers <b>{answeredOf100} of 100</b> applicants
      </span>
      {medianDays !== null && (
        <span>
          Half within <b>{pluralize(medianDays, 'day')}</b>
        </span>
      )}
      <span className="muted">
        Last 12 months, {formatCount(applications)} {applications === 1 ? 'applicant' : 'applicants'}
      </span>
    </p>
  )
