import { ChevronDown } from 'lucide-react'
import type { Evidence } from '#contract/doxy.ts'
import { Link } from '../../lib/router.tsx'
import { addressOf, factsOf, paperAddressOf, titleOf } from '../library/references.ts'
import styles from './Answer.module.css'

/** What the answer stands on. Opened at once; the box scrolls when it is long. */
export const References = ({ evidence }: { evidence: readonly Evidence[] }) => (
  <details className={styles.evidence} open>
    <summary>
      Scientific References ({evidence.length})
      <ChevronDown />
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard */}
    <ol className={styles.references} tabIndex={0} aria-label="References">
      {evidence.map((one) => (
        <li key={one.id}>
          <span>
            <Title evidence={one} />
            {factsOf(one) && <small>{factsOf(one)}</small>}
          </span>
        </li>
      ))}
    </ol>
  </details>
)

function Title({ evidence }: { evidence: Evidence }) {
  const own = paperAddressOf(evidence)
  if (own) return <Link to={own}>{titleOf(evidence)}</Link>
  const address = addressOf(evidence)
  if (!address) return <b>{titleOf(evidence)}</b>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {titleOf(evidence)}
    </a>
  )
}
