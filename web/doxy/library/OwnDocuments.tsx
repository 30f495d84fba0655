import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash } from 'lucide-react'
import { useState } from 'react'
import type { OwnDocument } from '#contract/documents.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { toast } from '../../ui/status/toast.ts'
import { lookAgain } from '../queries.ts'
import styles from './Corpus.module.css'
import { factsOf } from './references.ts'
import { flaggedInWords, UNREADABLE } from './words.ts'

const ownQuery = orpc.documents.mine.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

/** What the member has uploaded to the library, and the way to take it back. Nothing is drawn for those who uploaded nothing. */
export default function OwnDocuments() {
  const cache = useQueryClient()
  const own = useInfiniteQuery(ownQuery)
  const [removing, setRemoving] = useState<OwnDocument>()
  const items = itemsOf(own.data)
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: ({ no }: OwnDocument) => api.documents.remove({ no }),
    onSuccess: () => void toast.success(say('Removed from the library.')),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => {
      setRemoving(undefined)
      lookAgain(cache)
      return cache.invalidateQueries({ queryKey: ownQuery.queryKey })
    },
  })
  if (items.length === 0) return null

  return (
    <section>
      <h3>Your documents</h3>
      <p className="ui muted">
        Answers use these for you only. A sentence that gives instructions to an AI model is kept, but no answer quotes it.
      </p>
      <ul className={styles.counted} aria-label="Your documents">
        {items.map((document) => (
          <Row key={document.no} document={document} onRemove={() => setRemoving(document)} />
        ))}
      </ul>
      {own.hasNextPage && <ShowMore tone="outline" size="small" query={own} />}
      {removing && (
        <ConfirmDialog
          title="Remove this document?"
          confirm="Remove"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            “{nameOf(removing)}” will no longer be used for answers. Answers that already quote it stay as they are. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const nameOf = ({ no, title, id, unreadable }: OwnDocument) => (unreadable ? `Document ${no}` : title || id)

const Row = ({ document, onRemove }: { document: OwnDocument; onRemove: () => void }) => (
  <li>
    <span className={styles.own}>
      {nameOf(document)}
      <small className="meta">
        {factsOf(document) && <>{factsOf(document)} · </>}uploaded on {onDay(document.uploadedAt)}
      </small>
      {document.unreadable && <small className="meta">{UNREADABLE} Answers do not use it.</small>}
      {document.flagged > 0 && <Badge tone="disputed">{flaggedInWords(document.flagged)}</Badge>}
    </span>
    <IconButton label={`Remove ${nameOf(document)}`} onClick={onRemove}>
      <Trash />
    </IconButton>
  </li>
)
