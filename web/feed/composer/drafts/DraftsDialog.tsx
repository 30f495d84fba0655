import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Note } from '../../../ui/status/Note.tsx'
import { DraftRow } from './DraftRow.tsx'
import styles from './Drafts.module.css'
import { drop, type KeptDraft, keep, NO_ROOM, open, putAside, useIsWriting, useKept } from './kept.ts'

type DraftsDialogProps = {
  /** Leads to the field, where what was chosen stands. */
  onWrite: () => void
  onClose: () => void
}

/** The drafts that were put aside in this browser: to go on with, or to delete. */
export default function DraftsDialog({ onWrite, onClose }: DraftsDialogProps) {
  const kept = useKept()
  const isWriting = useIsWriting()
  // Deleted here: they can be put back as long as this stands.
  const [deleted, setDeleted] = useState<KeptDraft[]>([])
  const [backId, setBackId] = useState<string>()
  const [isFull, setFull] = useState(false)
  const rows = [...kept, ...deleted].sort((a, b) => b.keptAt - a.keptAt)

  const leaveIf = (done: boolean) => {
    setFull(!done)
    if (done) onWrite()
  }
  const remove = (draft: KeptDraft) => {
    setDeleted([...deleted, draft])
    drop(draft)
  }
  const putBack = (draft: KeptDraft) => {
    if (!keep(draft, draft.keptAt)) return setFull(true)
    setDeleted(deleted.filter((one) => one !== draft))
    setBackId(draft.clientId)
  }

  return (
    <Dialog title="Drafts" size="narrow" onClose={onClose}>
      <p className="meta">Kept in this browser, for you alone. What you are writing is kept when you open another draft.</p>
      {isFull && (
        <Note tone="danger" role="alert">
          {NO_ROOM}
        </Note>
      )}
      {rows.length > 0 && (
        <ul className={styles.drafts} aria-label="Drafts">
          {rows.map((draft) => (
            <DraftRow
              key={draft.clientId}
              draft={draft}
              isDeleted={deleted.includes(draft)}
              isBack={draft.clientId === backId}
              onOpen={() => leaveIf(open(draft))}
              onDelete={() => remove(draft)}
              onPutBack={() => putBack(draft)}
            />
          ))}
        </ul>
      )}
      {isWriting && (
        <Button tone="outline" block onClick={() => leaveIf(putAside())}>
          Keep this draft and start a new post
        </Button>
      )}
    </Dialog>
  )
}
