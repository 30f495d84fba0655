import { useQuery } from '@tanstack/react-query'
import type { Passage } from '#contract/doxy.ts'
import { codeOf } from '../lib/failure.ts'
import { Badge } from '../ui/Badge.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import styles from './Passage.module.css'
import { passageQuery } from './queries.ts'
import { quoteIn } from './quote-in.ts'
import { addressOf, factsOf, titleOf } from './references.ts'

type PassageDialogProps = { passageId: string; quote: string; onClose: () => void }

/** The passage behind a citation, the quoted words marked. */
export default function PassageDialog({ passageId, quote, onClose }: PassageDialogProps) {
  const { data, error, refetch } = useQuery(passageQuery(passageId))
  return (
    <Dialog title={data ? titleOf(data.document) : 'The passage'} reading onClose={onClose}>
      {data ? (
        <Words passage={data} quote={quote} />
      ) : codeOf(error) === 'NOT_FOUND' ? (
        <EmptyState title="This passage is not in the library any more.">The document was changed or taken away since.</EmptyState>
      ) : error ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the passage" />
      )}
    </Dialog>
  )
}

function Words({ passage: { document, section, text, isNote }, quote }: { passage: Passage; quote: string }) {
  const [before, marked, after] = quoteIn(text, quote)
  const address = addressOf(document)
  return (
    <>
      <p className={styles.facts}>
        <span>{[factsOf(document), section].filter(Boolean).join(' · ')}</span>
        <Badge tone={isNote ? 'haldi' : 'plain'}>{isNote ? 'Evidence note' : 'Document'}</Badge>
      </p>
      <blockquote className={styles.words}>
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </blockquote>
      {isNote && <p className="ui muted">Written by our editors about this work, in their own words. The work itself has the last word.</p>}
      {address && (
        <p>
          <a href={address} target="_blank" rel="noopener noreferrer">
            Open the source
          </a>
        </p>
      )}
    </>
  )
}
