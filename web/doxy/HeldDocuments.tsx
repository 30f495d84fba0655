import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { HeldDocument } from '#contract/documents.ts'
import { Ago } from '../ui/Ago.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { PagedSheet } from '../ui/PagedSheet.tsx'
import styles from './DoxyDesk.module.css'
import { heldQuery } from './desk.ts'
import { flaggedInWords } from './flagged-words.ts'
import { many } from './library-words.ts'
import { factsOf } from './references.ts'

const HeldDialog = lazy(() => import('./HeldDialog.tsx'))

/** Documents that came in without anybody's name: nobody finds them until a reviewer has read and published them. */
export function HeldDocuments() {
  const held = useInfiniteQuery(heldQuery)
  const [reading, setReading] = useState<HeldDocument>()
  return (
    <>
      <PagedSheet title="Documents that wait" query={held} empty="No document waits to be read." keyOf={({ no }) => String(no)}>
        {(document) => <Row document={document} onRead={() => setReading(document)} />}
      </PagedSheet>
      <Suspense>{reading && <HeldDialog document={reading} onClose={() => setReading(undefined)} />}</Suspense>
    </>
  )
}

function Row({ document, onRead }: { document: HeldDocument; onRead: () => void }) {
  const { id, title, excerpt, flagged, taken, broughtAt, characters } = document
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>{title || id}</h3>
      <p className="meta">
        {factsOf(document) && <>{factsOf(document)} · </>}
        {many(characters, 'character')} · brought without signing in, <Ago at={broughtAt} />
      </p>
      {(flagged > 0 || taken) && (
        <p className={styles.marks}>
          {flagged > 0 && <Badge tone="disputed">{flaggedInWords(flagged)}</Badge>}
          {taken && <Badge tone="line">Another document has this id</Badge>}
        </p>
      )}
      <p className="ui clamp3">{excerpt}</p>
      <div>
        <Button tone="outline" size="small" aria-label={`Read ${title || id}`} onClick={onRead}>
          Read
        </Button>
      </div>
    </li>
  )
}
