import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import styles from './Deletion.module.css'
import { deleteNow, deletionQuery, useKeepAccount } from './queries.ts'

/** All that is open to a member who asked for their account to be deleted: to keep it after all, or not to wait. */
export function KeepAccount({ dueAt }: { dueAt: string }) {
  const { data } = useQuery(deletionQuery)
  const keep = useKeepAccount()
  const [deleting, setDeleting] = useState(false)

  return (
    <Sheet title={`Your account will be deleted on ${onDay(dueAt)}`} bleed padded>
      <p>Nobody can see your page, posts or messages. Until then you can change your mind; nothing is lost.</p>
      <div className={styles.acts}>
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
        <Button tone="outline" disabled={!data} onClick={() => setDeleting(true)}>
          Delete now
        </Button>
      </div>
      {deleting && data && (
        <DeleteDialog
          title="Delete your account now?"
          confirm="Delete now"
          asksPassword={data.asksPassword}
          end={deleteNow}
          onClose={() => setDeleting(false)}
        >
          <p>Everything that is yours is deleted within minutes, and cannot be brought back.</p>
        </DeleteDialog>
      )}
    </Sheet>
  )
}
