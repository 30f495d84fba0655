import { Monitor, Smartphone } from 'lucide-react'
import { useId } from 'react'
import type { SessionEntry } from '#contract/account.ts'
import { ago, inFull } from '../../lib/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconTile } from '../../ui/person/Avatar.tsx'
import { useRevokeSession } from './queries.ts'
import styles from './Sessions.module.css'

const PHONE = /Android|iOS/

/** One device: since when, when last, and the way out of it. This one is left by Logout. */
export function SessionRow({ session, onGone }: { session: SessionEntry; onGone: () => void }) {
  const { device, createdAt, lastSeenAt, current } = session
  const revoke = useRevokeSession(session, onGone)
  const factsId = useId()

  return (
    <li className={styles.row}>
      <IconTile>{PHONE.test(device) ? <Smartphone /> : <Monitor />}</IconTile>
      <div className={styles.what}>
        <span className={styles.device}>
          {device}
          {current && <span className={styles.here}>This device</span>}
        </span>
        <p id={factsId} className="meta">
          Since <time dateTime={createdAt}>{inFull(createdAt)}</time>
          <br />
          Last seen:{' '}
          <time dateTime={lastSeenAt} title={inFull(lastSeenAt)}>
            {ago(lastSeenAt)}
          </time>
        </p>
      </div>
      {!current && (
        <Button
          tone="outline"
          size="small"
          aria-label={`Sign out ${device}`}
          aria-describedby={factsId}
          busy={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
