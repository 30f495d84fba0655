import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { QuarantinedDocument } from '#contract/documents.ts'
import { pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { factsOf } from '../library/references.ts'
import { flaggedInWords, quarantinedName, UNREADABLE } from '../library/words.ts'
import styles from './Desk.module.css'
import { quarantineQuery } from './queries.ts'

const QuarantinedDialog = part(() => import('./QuarantinedDialog.tsx'))

/** Documents that came in without anybody's name: nobody finds them until a reviewer has read and published them. */
export function QuarantinedDocuments() {
  const quarantined = useInfiniteQuery(quarantineQuery)
  const [reading, setReading] = useState<QuarantinedDocument>()
  return (
    <>
      <PagedSheet title="Documents to review" query={quarantined} empty="No documents to review." keyOf={({ no }) => String(no)}>
        {(document) => <Row document={document} onRead={() => setReading(document)} />}
      </PagedSheet>
      <Suspense>{reading && <QuarantinedDialog document={reading} onClose={() => setReading(undefined)} />}</Suspense>
    </>
  )
}

function Row({ document, onRead }: { document: QuarantinedDocument; onRead: () => void }) {
  const { excerpt, flagged, taken, uploadedAt, deletedAfter, characters, unreadable } = document
  const name = quarantinedName(document)
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>{name}</h3>
      <p className="meta">
        {factsOf(document) && <>{factsOf(document)} · </>}
        {!unreadable && <>{pluralize(characters, 'character')} · </>}uploaded without signing in, <Ago at={uploadedAt} /> · deleted on{' '}
        {onDay(deletedAfter)} unless you decide before
      </p>
      {(flagged > 0 || taken) && (
        <p className={styles.marks}>
          {flagged > 0 && <Badge tone="disputed">{flaggedInWords(flagged)}</Badge>}
          {taken && <Badge tone="line">Another document has this ID</Badge>}
        </p>
      )}
      <p className="ui clamp3">{unreadable ? UNREADABLE : excerpt}</p>
      <div>
        <Button tone="outline" size="small" aria-label={`Read ${name}`} onClick={onRead}>
          Read
        </Button>
      </div>
    </li>
  )
}
