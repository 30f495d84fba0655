import { useId } from 'react'
import type { AnswerRegimen } from '#contract/answer-data.ts'
import type { Citation } from '#contract/doxy.ts'
import summary from '../Summary.module.css'
import styles from './Regimen.module.css'

const CHECKS = [
  'Age, weight, kidneys, liver, pregnancy, allergies and the other medicines of your patient.',
  'The strength and the route on the label.',
  'The national formulary. If it differs, follow it.',
]

type RegimenCardsProps = { regimens: readonly AnswerRegimen[]; onCite: (citation: Citation) => void }

/** What groups of people were given, as cited notes tell it, and what to check before anybody writes it for one patient. */
export default function RegimenCards({ regimens, onCite }: RegimenCardsProps) {
  const groups = [...Map.groupBy(regimens, ({ population }) => population).values()] as [AnswerRegimen, ...AnswerRegimen[]][]
  return (
    <section>
      {groups.map((group) => (
        <RegimenCard key={group[0].population} group={group} onCite={onCite} />
      ))}
    </section>
  )
}

function RegimenCard({ group, onCite }: { group: readonly [AnswerRegimen, ...AnswerRegimen[]]; onCite: RegimenCardsProps['onCite'] }) {
  const id = useId()
  const [{ marker, documentId, passageId, quote, population }] = group
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>
          Regimen for a group{' '}
          <button
            type="button"
            className={summary.marker}
            aria-label={`Citation ${marker}: open the passage`}
            onClick={() => onCite({ marker, documentId, passageId, quote })}
          >
            {marker}
          </button>
        </h2>
        <p className={styles.people}>{population}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Given</th>
            <th scope="col">Dose</th>
            <th scope="col">Course</th>
          </tr>
        </thead>
        <tbody>
          {group.map(({ treatment, dose, course }) => (
            <tr key={treatment}>
              <th scope="row">{treatment}</th>
              <td>
                <b>{dose}</b>
              </td>
              <td>{course ?? 'Not in the note'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h3>Check before you write it</h3>
        <ul>
          {CHECKS.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
