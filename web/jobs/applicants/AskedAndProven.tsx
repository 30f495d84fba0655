import { Check, Minus } from 'lucide-react'
import type { FitLine } from '#contract/application.ts'
import { strictnesses } from '#contract/posting-words.ts'
import room from '../../institutions/Institution.module.css'
import table from '../../institutions/manage/Manage.module.css'
import { pluralize } from '../../lib/count.ts'
import styles from './Applicants.module.css'

/** What was asked for, beside what the applicant says of it and what was checked. */
export function AskedAndProven({ fit }: { fit: readonly FitLine[] }) {
  if (fit.length === 0) return null
  return (
    <>
      <div className={styles.asked}>
        <h3>
          Asked and proven <span className="muted">{checkedOf(fit)}</span>
        </h3>
      </div>
      <table className={table.table}>
        <caption className="vh">Required against proven</caption>
        <thead>
          <tr>
            <th scope="col">Asked for</th>
            <th scope="col">How strict</th>
            <th scope="col">Applicant says</th>
            <th scope="col">Proven?</th>
          </tr>
        </thead>
        <tbody>
          {fit.map(({ words, strictness, says, proven }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td data-label="How strict">{strictnesses.find(({ id }) => id === strictness)!.label}</td>
              <td data-label="Applicant says">{says || 'Nothing'}</td>
              <td data-label="Proven?">
                <span className={styles.proven} data-proven={proven !== ''}>
                  {proven ? <Check /> : <Minus />}
                  {proven || 'Not checked'}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={room.foot}>No score. Whether it fits is for you to judge.</p>
    </>
  )
}

/** How many lines something was checked of: no count of what fits. */
const checkedOf = (fit: readonly FitLine[]) => `checked: ${fit.filter(({ proven }) => proven).length} of ${pluralize(fit.length, 'line')}`
