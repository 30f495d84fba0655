import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HeldDocument } from '#contract/documents.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import styles from './DoxyDesk.module.css'
import { heldDocumentQuery, readHeldAgain } from './desk.ts'
import { factsOf } from './references.ts'

/** A held document, whole, and what becomes of it. */
export default function HeldDialog({ document, onClose }: { document: HeldDocument; onClose: () => void }) {
  const { no, id, title, flagged, taken } = document
  const { data, error, refetch } = useQuery(heldDocumentQuery(no))
  const [discarding, setDiscarding] = useState(false)
  const decide = useMutation({
    networkMode: 'always',
    mutationFn: (publish: boolean) => api.documents.decide({ no, publish }),
    onSuccess: ({ published }) => {
      toast.success(published ? 'Published. Doxy AI may cite it from now on.' : 'Discarded.')
      onClose()
    },
    onError: () => setDiscarding(false),
    onSettled: readHeldAgain,
  })

  return (
    <Dialog
      title={title || id}
      reading
      onClose={onClose}
      footer={
        <>
          <Button tone="danger" disabled={decide.isPending} onClick={() => setDiscarding(true)}>
            Discard
          </Button>
          <Button disabled={!data || taken} busy={decide.isPending && decide.variables} onClick={() => decide.mutate(true)}>
            Publish to everybody
          </Button>
        </>
      }
    >
      <Facts document={document} />
      {taken && <Note>Everybody can read another document under this id. This one can only be discarded.</Note>}
      {flagged > 0 && (
        <Note>
          <b>The marked sentences speak to machines and not to readers.</b> No answer quotes them, published or not.
        </Note>
      )}
      {decide.error && (
        <Note tone="danger" role="alert">
          {wordsOf(decide.error)}
        </Note>
      )}
      {data ? (
        <div className={styles.text}>
          {data.parts.map(({ text, flagged: marked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
            marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </div>
      ) : error ? (
        <Failed onRetry={() => void refetch()}>{wordsOf(error)}</Failed>
      ) : (
        <Loading label="Loading the document" />
      )}
      {discarding && (
        <ConfirmDialog
          title="Discard this document?"
          confirm="Discard"
          busy={decide.isPending}
          onConfirm={() => decide.mutate(false)}
          onClose={() => setDiscarding(false)}
        >
          <p>It is deleted, and the same text is not taken in again. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

const Facts = ({ document }: { document: HeldDocument }) => (
  <p className="meta">{[factsOf(document), document.id].filter(Boolean).join(' · ')}</p>
)
