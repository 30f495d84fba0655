import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QuarantinedDocument } from '#contract/documents.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { factsOf } from '../library/references.ts'
import { quarantinedName } from '../library/words.ts'
import styles from './Desk.module.css'
import { quarantinedDocumentQuery, readQuarantineAgain } from './queries.ts'

type QuarantinedDialogProps = {
  document: QuarantinedDocument
  /** It opens with the question whether to discard it. */
  discards?: boolean
  onClose: () => void
}

/** A quarantined document, whole, and what becomes of it. */
export default function QuarantinedDialog({ document, discards = false, onClose }: QuarantinedDialogProps) {
  const { no, flagged, taken } = document
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(quarantinedDocumentQuery(no))
  const [discarding, setDiscarding] = useState(false)
  // Asked once the document lies open: of two dialogs the later one is on top.
  useEffect(() => setDiscarding(discards), [discards])
  const decide = useMutation({
    networkMode: 'always',
    mutationFn: (publish: boolean) => api.documents.decide({ no, publish }),
    onSuccess: ({ published }) => {
      toast.success(published ? say('Published. Doxy AI may cite it from now on.') : say('Discarded.'))
      onClose()
    },
    onError: () => setDiscarding(false),
    onSettled: () => readQuarantineAgain(cache),
  })

  return (
    <Dialog
      title={quarantinedName(document)}
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
      {taken && <Note>A published document already has this ID, so this one can only be discarded.</Note>}
      {flagged > 0 && (
        <Note>
          <b>The highlighted sentences give instructions to an AI model.</b> No answer quotes them, published or not.
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
        <Failed what="the document" onRetry={() => void refetch()}>
          {wordsOf(error)}
        </Failed>
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
          <p>It will be deleted, and the same text will not be accepted again. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

const Facts = ({ document }: { document: QuarantinedDocument }) => (
  <p className="meta">{[factsOf(document), document.id].filter(Boolean).join(' · ')}</p>
)
