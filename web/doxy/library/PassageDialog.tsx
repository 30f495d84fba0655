import { useQuery } from '@tanstack/react-query'
import { citedTitle } from '#contract/cited-title.ts'
import type { Passage } from '#contract/doxy.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { passageQuery } from '../queries.ts'
import { RetractedBadge } from '../retraction/RetractedBadge.tsx'
import { useRetracted } from '../retraction/use-retracted.ts'
import styles from './Passage.module.css'
import { quoteIn } from './quote-in.ts'
import { addressOf, factsOf, paperAddressOf, plainDoiOf } from './references.ts'

type PassageDialogProps = { passageId: string; quote: string; onClose: () => void }

/** The passage behind a citation, the quoted words marked. */
export default function PassageDialog({ passageId, quote, onClose }: PassageDialogProps) {
  const { data, error, refetch } = useQuery(passageQuery(passageId))
  return (
    <Dialog title={data ? citedTitle(data.document) : 'The passage'} reading onClose={onClose}>
      {data ? (
        <Words passage={data} quote={quote} />
      ) : codeOf(error) === 'NOT_FOUND' ? (
        <EmptyState title="This passage is no longer in the library.">The document has since been changed or removed.</EmptyState>
      ) : error ? (
        <Failed what="the passage" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the passage" />
      )}
    </Dialog>
  )
}

function Words({ passage: { document, section, text }, quote }: { passage: Passage; quote: string }) {
  const [before, marked, after] = quoteIn(text, quote)
  const address = addressOf(document)
  const own = paperAddressOf(document, quote)
  const doi = plainDoiOf(document)
  const isRetracted = useRetracted(doi ? [doi] : []).length > 0
  return (
    <>
      <p className={styles.facts}>
        <span>{[factsOf(document), section].filter(Boolean).join(' · ')}</span>
        <Badge tone={document.isNote ? 'haldi' : 'plain'}>{document.isNote ? 'Evidence note' : 'Document'}</Badge>
        {isRetracted && <RetractedBadge />}
      </p>
      <blockquote className={styles.words}>
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </blockquote>
      {document.isNote && (
        <p className="ui muted">A summary by our editors in their own words. Check the original before you rely on it.</p>
      )}
      {own && (
        <p>
          <Link to={own}>Read it in the Research Hub</Link>
        </p>
      )}
      {address && (
        <p>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {document.isNote ? 'Open the paper' : 'Open the source'}
          </a>
        </p>
      )}
    </>
  )
}
