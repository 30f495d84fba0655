import { ChevronDown, ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import type { AnswerResult } from '#contract/answer-data.ts'
import { citedTitle } from '#contract/cited-title.ts'
import type { Citation, Evidence } from '#contract/doxy.ts'
import { addressOf } from '../../library/references.ts'
import { ForestPlot } from './ForestPlot.tsx'
import styles from './Results.module.css'
import { ratioOf } from './ratio.ts'

type ResultTableProps = {
  results: readonly [AnswerResult, ...AnswerResult[]]
  evidence: readonly Evidence[]
  onCite: (citation: Citation) => void
}

/** Results of one comparison, both arms named; each row opens the sentence that reports it. */
export function ResultTable({ results, evidence, onCite }: ResultTableProps) {
  const [{ arm, comparator, documentId }] = results
  const document = evidence.find(({ id }) => id === documentId)
  const hasPlot = results.some(ratioOf)
  return (
    <table
      className={styles.table}
      data-single={!comparator || undefined}
      aria-label={comparator ? `${arm}, against ${comparator}` : 'Figures'}
    >
      <thead>
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col">{comparator ? <b>{arm}</b> : 'Figure'}</th>
          {comparator && (
            <>
              <th scope="col">
                <b>{comparator}</b>
              </th>
              <th scope="col">
                Effect (95% CI)
                {hasPlot && (
                  <span className={styles.axis} aria-hidden="true">
                    <span>0.5</span>
                    <span>1</span>
                    <span>2</span>
                  </span>
                )}
              </th>
            </>
          )}
          <th scope="col">
            <span className="vh">Passage</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <ResultRows key={`${result.outcome} ${result.time} ${result.armValue}`} result={result} document={document} onCite={onCite} />
        ))}
      </tbody>
    </table>
  )
}

type ResultRowsProps = { result: AnswerResult; document: Evidence | undefined; onCite: ResultTableProps['onCite'] }

function ResultRows({ result, document, onCite }: ResultRowsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { outcome, time, arm, comparator, armValue, comparatorValue, effect, interval } = result
  const ratio = ratioOf(result)
  // As it is written there: a last nought counts.
  const figure = ratio && effect ? `${ratio.short} ${effect.slice(effect.lastIndexOf(' ') + 1)}` : effect
  const said = [figure, interval && `(${interval})`].filter(Boolean).join(' ')
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className={styles.open} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {outcome}
          </button>
          <span className="meta">{[!comparator && arm, time].filter(Boolean).join(' · ')}</span>
        </th>
        <td>
          {comparator && <span className={styles.arm}>{arm}</span>}
          {armValue && <b>{armValue}</b>}
          {!comparator && said && <span className={styles.figure}> {said}</span>}
        </td>
        {comparator && (
          <>
            <td>
              <span className={styles.arm}>{comparator}</span>
              {comparatorValue && <b>{comparatorValue}</b>}
            </td>
            <td className={styles.effect}>
              {ratio && <ForestPlot {...ratio} />}
              {said && <span className={styles.figure}>{said}</span>}
            </td>
          </>
        )}
        <td className={styles.go} aria-hidden="true">
          <ChevronDown />
        </td>
      </tr>
      <tr id={id} className={styles.passageRow} hidden={!open}>
        <td colSpan={comparator ? 5 : 3}>
          <Passage result={result} document={document} onCite={onCite} />
        </td>
      </tr>
    </>
  )
}

function Passage({ result, document, onCite }: ResultRowsProps) {
  const { quote, marker, documentId, passageId, population } = result
  const address = document && addressOf(document)
  return (
    <div className={styles.passage}>
      <blockquote>“{quote}”</blockquote>
      <p className="meta">In {population}.</p>
      {document && <p className="meta">{citedTitle(document)}</p>}
      <p className={styles.links}>
        <button type="button" onClick={() => onCite({ marker, documentId, passageId, quote })}>
          Open the note
        </button>
        {address && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            Open the paper
            <ExternalLink className="small" />
          </a>
        )}
      </p>
    </div>
  )
}
