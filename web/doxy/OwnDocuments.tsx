import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Trash } from 'lucide-react'
import { useState } from 'react'
import type { OwnDocument } from '#contract/documents.ts'
import { api } from '../lib/api.ts'
import { onDay } from '../lib/dates.ts'
import { wordsOf } from '../lib/failure.ts'
import { orpc, queryClient } from '../lib/query.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { itemsOf } from '../ui/QueryList.tsx'
import { toast } from '../ui/toast.ts'
import styles from './Corpus.module.css'
import { flaggedInWords } from './flagged-words.ts'
import { lookAgain } from './queries.ts'
import { factsOf } from './references.ts'

const ownQuery = orpc.documents.mine.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

/** What the member has brought into the library, and the way to take it back. Nothing is drawn for those who brought nothing. */
export default function OwnDocuments() {
  const own = useInfiniteQuery(ownQuery)
  const [removing, setRemoving] = useState<OwnDocument>()
  const items = itemsOf(own.data)
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: ({ no }: OwnDocument) => api.documents.remove({ no }),
    onSuccess: () => void toast.success('Taken out of the library.'),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => {
      setRemoving(undefined)
      lookAgain()
      return queryClient.invalidateQueries({ queryKey: ownQuery.queryKey })
    },
  })
  if (items.length === 0) return null

  return (
    <section>
      <h3>What you have brought</h3>
      <p className="ui muted">Only you find these. A sentence that speaks to machines is kept, but no answer quotes it.</p>
      <ul className={styles.counted} aria-label="What you have brought">
        {items.map((document) => (
          <Row key={document.no} document={document} onRemove={() => setRemoving(document)} />
        ))}
      </ul>
      {own.hasNextPage && (
        <Button tone="outline" size="small" busy={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          Show more
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title="Take this document out?"
          confirm="Take out"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>“{nameOf(removing)}” is not found any more. Answers that quote it stay as they are. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const nameOf = ({ title, id }: OwnDocument) => title || id

const Row = ({ document, onRemove }: { document: OwnDocument; onRemove: () => void }) => (
  <li>
    <span className={styles.own}>
      {nameOf(document)}
      <small className="meta">
        {factsOf(document) && <>{factsOf(document)} · </>}brought on {onDay(document.broughtAt)}
      </small>
      {document.flagged > 0 && <Badge tone="disputed">{flaggedInWords(document.flagged)}</Badge>}
    </span>
    <IconButton label={`Take out ${nameOf(document)}`} onClick={onRemove}>
      <Trash />
    </IconButton>
  </li>
)
