import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withData } from '../../lib/query/Data.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './Sessions.module.css'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Every device that an account is signed in on, and the way out of each. */
function SessionsDialog({ onClose }: { onClose: () => void }) {
  const sessions = useQuery(sessionsQuery)
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
      <p className="ui muted">If you do not recognise a device or no longer use it, sign it out and change your password.</p>
      {/* Takes the focus when a row has gone, so that it is not lost. */}
      <ul ref={list} className={styles.list} aria-label="Devices" tabIndex={-1}>
        <QueryList query={sessions} what="devices" empty="No devices are signed in">
          {(session) => <SessionRow session={session} onGone={() => list.current?.focus()} />}
        </QueryList>
      </ul>
      {leaving && <SignOutEverywhere onClose={() => setLeaving(false)} />}
    </Dialog>
  )
}

export default withData(SessionsDialog)
