import { ChevronDown } from 'lucide-react'
import type { Answer, Evidence } from '#contract/doxy.ts'
import { Link } from '../../lib/router.tsx'
import { addressOf, factsOf, paperAddressOf, plainDoiOf, titleOf } from '../library/references.ts'
import { RetractedBadge } from '../retraction/RetractedBadge.tsx'
import { useRetracted } from '../retraction/use-retracted.ts'
import styles from './Answer.module.css'

/** What the answer stands on, and what of it was retracted since. Opened at once; the box scrolls when it is long. */
export function References({ evidence, citations }: Pick<Answer, 'evidence' | 'citations'>) {
  const retracted = useRetracted([...new Set(evidence.flatMap((one) => plainDoiOf(one) ?? []))])
  return (
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
              <Title evidence={one} quote={citations.find(({ documentId }) => documentId === one.id)?.quote} />
              {factsOf(one) && <small>{factsOf(one)}</small>}
              {retracted.includes(plainDoiOf(one) ?? '') && <RetractedBadge />}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** One's own paper opens at the words that are cited first. */
function Title({ evidence, quote }: { evidence: Evidence; quote: string | undefined }) {
  const own = paperAddressOf(evidence, quote)
  if (own) return <Link to={own}>{titleOf(evidence)}</Link>
  const address = addressOf(evidence)
  if (!address) return <b>{titleOf(evidence)}</b>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {titleOf(evidence)}
    </a>
  )
}
