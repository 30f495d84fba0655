import { ChevronDown, ExternalLink } from 'lucide-react'
import { citedTitle, NOTE_ON } from '#contract/cited-title.ts'
import type { Answer, Citation, Evidence } from '#contract/doxy.ts'
import { Link } from '../../lib/router.tsx'
import { addressOf, factsOf, isAmong, paperAddressOf, plainDoisOf } from '../library/references.ts'
import { RetractedBadge } from '../retraction/RetractedBadge.tsx'
import { useRetracted } from '../retraction/use-retracted.ts'
import styles from './Answer.module.css'

type ReferencesProps = Pick<Answer, 'evidence' | 'citations'> & { onCite: (citation: Citation) => void }

/** What the answer stands on, and what of it was retracted since. Opened at once; the box scrolls when it is long. */
export function References({ evidence, citations, onCite }: ReferencesProps) {
  const retracted = useRetracted(plainDoisOf(evidence))
  return (
    <details className={styles.evidence} open>
      <summary>
        Scientific References ({evidence.length})
        <ChevronDown />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard */}
      <ol className={styles.references} tabIndex={0} aria-label="References">
        {evidence.map((one) => {
          const citation = citations.find(({ documentId }) => documentId === one.id)
          return (
            <li key={one.id}>
              <span>
                {one.isNote ? (
                  <NoteReference evidence={one} onOpen={citation && (() => onCite(citation))} />
                ) : (
                  <WorkReference evidence={one} quote={citation?.quote} />
                )}
                {isAmong(retracted, one) && <RetractedBadge />}
              </span>
            </li>
          )
        })}
      </ol>
    </details>
  )
}

type NoteReferenceProps = { evidence: Evidence; onOpen: (() => void) | undefined }

/** A note of ours, which opens where it is cited, and beside it the paper that it tells of. */
function NoteReference({ evidence, onOpen }: NoteReferenceProps) {
  const title = citedTitle({ ...evidence, isNote: false })
  const address = addressOf(evidence)
  const facts = `The paper: ${factsOf(evidence)}`
  return (
    <>
      <span className={styles.noteOn}>{NOTE_ON}</span>{' '}
      {onOpen ? (
        <button type="button" className={styles.opens} aria-label={`${NOTE_ON} ${title}. Open the note`} onClick={onOpen}>
          {title}
        </button>
      ) : (
        <b>{title}</b>
      )}
      {address ? (
        <a className={styles.paper} href={address} target="_blank" rel="noopener noreferrer">
          {facts}
          <ExternalLink className="small" />
        </a>
      ) : (
        <small>{facts}</small>
      )}
    </>
  )
}

/** A work that was read itself. One's own paper opens at the words that are cited first. */
function WorkReference({ evidence, quote }: { evidence: Evidence; quote: string | undefined }) {
  const [title, facts] = [citedTitle(evidence), factsOf(evidence)]
  const [own, address] = [paperAddressOf(evidence, quote), addressOf(evidence)]
  return (
    <>
      {own ? (
        <Link to={own}>{title}</Link>
      ) : address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        <b>{title}</b>
      )}
      {facts && <small>{facts}</small>}
    </>
  )
}
