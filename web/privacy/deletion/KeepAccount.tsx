import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactorQuery } from '../../account/security/queries.ts'
import { onDay } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import styles from './Deletion.module.css'
import { deleteNow, useKeepAccount } from './queries.ts'

/** All that is open to a member who asked for their account to be deleted: to keep it after all, or not to wait. */
export function KeepAccount({ dueAt }: { dueAt: string }) {
  const say = useSay()
  const locale = useLocale()
  const { data: factor } = useQuery(secondFactorQuery)
  const keep = useKeepAccount()
  const [deleting, setDeleting] = useState(false)

  return (
    <Sheet title={say('Your account will be deleted on {day}', { day: onDay(dueAt, locale) })} bleed padded>
      <p>{say('Nobody can see your page, posts or messages. Until then you can change your mind; nothing is lost.')}</p>
      <div className={styles.acts}>
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {say('Keep my account')}
        </Button>
        <Button tone="outline" disabled={!factor} onClick={() => setDeleting(true)}>
          {say('Delete now')}
        </Button>
      </div>
      {deleting && factor && (
        <DeleteDialog
          title={say('Delete your account now?')}
          confirm={say('Delete now')}
          factor={factor}
          end={deleteNow}
          onClose={() => setDeleting(false)}
        >
          <p>{say('Everything that is yours is deleted within minutes, and cannot be brought back.')}</p>
        </DeleteDialog>
      )}
    </Sheet>
  )
}
