import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryClient } from '../lib/query.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { QueryList } from '../ui/QueryList.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './Sessions.module.css'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Every device that an account is signed in on, and the way out of each. */
export default function SessionsDialog({ onClose }: { onClose: () => void }) {
  const sessions = useQuery(sessionsQuery, queryClient)
  const list = useRef<HTMLUListElement>(null)
  const [leaving, setLeaving] = useState(false)

  return (
    <Dialog
      title="Where you are signed in"
      size="narrow"
      onClose={onClose}
      footer={
        <Button tone="outline" onClick={() => setLeaving(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <p className="ui muted">Is there a device that you do not know or no longer use? Sign it out, and choose a new password.</p>
      {/* Takes the focus when a row has gone, so that it is not lost. */}
      <ul ref={list} className={styles.list} aria-label="Devices" tabIndex={-1}>
        <QueryList query={sessions} loading="Loading devices" empty="No device is signed in">
          {(session) => <SessionRow session={session} onGone={() => list.current?.focus()} />}
        </QueryList>
      </ul>
      {leaving && <SignOutEverywhere onClose={() => setLeaving(false)} />}
    </Dialog>
  )
}
