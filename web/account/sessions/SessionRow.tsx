import { Monitor, Smartphone } from 'lucide-react'
import { useId } from 'react'
import type { SessionEntry } from '#contract/account.ts'
import { ago, inFull } from '../../lib/dates.ts'
import { sayAround, useLocale, useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconTile } from '../../ui/person/Avatar.tsx'
import { useRevokeSession } from './queries.ts'
import styles from './Sessions.module.css'

const PHONE = /Android|iOS/

/** One device: since when, when last, and the way out of it. This one is left by Logout. */
export function SessionRow({ session, onGone }: { session: SessionEntry; onGone: () => void }) {
  const { createdAt, lastSeenAt, current } = session
  const say = useSay()
  const locale = useLocale()
  const device = say(session.device)
  const revoke = useRevokeSession(session, onGone)
  const factsId = useId()

  return (
    <li className={styles.row}>
      <IconTile>{PHONE.test(device) ? <Smartphone /> : <Monitor />}</IconTile>
      <div className={styles.what}>
        <span className={styles.device}>
          {device}
          {current && <span className={styles.here}>{say('This device')}</span>}
        </span>
        <p id={factsId} className="meta">
          {sayAround(
            'Since *then*',
            () => (
              <time dateTime={createdAt}>{inFull(createdAt, locale)}</time>
            ),
            say,
          )}
          <br />
          {say('Last seen:')}{' '}
          <time dateTime={lastSeenAt} title={inFull(lastSeenAt, locale)}>
            {ago(lastSeenAt, say, locale)}
          </time>
        </p>
      </div>
      {!current && (
        <Button
          tone="outline"
          size="small"
          aria-label={say('Sign out {device}', { device })}
          aria-describedby={factsId}
          busy={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          {say('Sign out')}
        </Button>
      )}
    </li>
  )
}
