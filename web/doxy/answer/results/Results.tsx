import type { AnswerResult } from '#contract/answer-data.ts'
import type { Answer, Citation } from '#contract/doxy.ts'
import summary from '../Summary.module.css'
import styles from './Results.module.css'
import { ResultTable } from './ResultTable.tsx'
import { ratioOf } from './ratio.ts'

type ResultsProps = Pick<Answer, 'results' | 'limits' | 'evidence'> & { onCite: (citation: Citation) => void }

/** What the cited notes report, each figure beside its arm; then harms; then for whom it holds. */
export default function Results({ results, limits, evidence, onCite }: ResultsProps) {
  return (
    <>
      {[false, true].map((isHarm) => {
        const own = results.filter((one) => one.isHarm === isHarm)
        if (own.length === 0) return null
        return (
          <section key={String(isHarm)}>
            <h2>{isHarm ? 'Harms' : 'Results'}</h2>
            {groupsOf(own).map((group) => (
              <ResultTable key={keyOf(group[0])} results={group} evidence={evidence} onCite={onCite} />
            ))}
            {own.some(ratioOf) && (
              <p className="meta">
                Left of the dashed line: less often in the first group. A hollow dot: the interval includes 1. An arrow: the ratio lies off
                the scale.
              </p>
            )}
          </section>
        )
      })}
      {limits.length > 0 && (
        <section>
          <h2>Limits</h2>
          <ul className={styles.limits}>
            {limits.map((citation) => (
              <li key={citation.quote}>
                {citation.quote}{' '}
                <button
                  type="button"
                  className={summary.marker}
                  aria-label={`Citation ${citation.marker}: open the passage`}
                  onClick={() => onCite(citation)}
                >
                  {citation.marker}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Figures of single groups need no heads, so that those of one note stand together. */
const keyOf = ({ documentId, arm, comparator }: AnswerResult) => (comparator ? `${documentId} ${arm} ${comparator}` : documentId)

/** Results of one comparison stand in one table, under the names of its arms. */
const groupsOf = (results: readonly AnswerResult[]) => [...Map.groupBy(results, keyOf).values()] as [AnswerResult, ...AnswerResult[]][]
