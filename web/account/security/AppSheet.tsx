import { Check, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { ago, inFull, onDay } from '../../lib/dates.ts'
import { sayAround, say as sayToReader, useLocale, useSay } from '../../lib/language/say.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { toast } from '../../ui/status/toast.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import styles from './Security.module.css'
import { SetUpDialog } from './SetUpDialog.tsx'

/** The authenticator app: setting it up, moving it to another phone, switching it off. */
export function AppSheet({ factor }: { factor: SecondFactor }) {
  const say = useSay()
  const locale = useLocale()
  const [open, setOpen] = useState<'setUp' | 'end'>()
  const close = () => setOpen(undefined)
  const { app } = factor

  return (
    <Sheet
      title={say('Authenticator app')}
      bleed
      padded
      aside={
        app ? (
          <Badge tone="verified">
            <Check /> {say('On')}
          </Badge>
        ) : (
          <Badge>{say('Off')}</Badge>
        )
      }
    >
      <div className={styles.row}>
        <Smartphone aria-hidden="true" />
        <div>
          <h3>{app ? say('On since {day}', { day: onDay(app.since, locale) }) : say('Not set up')}</h3>
          <p className="meta">
            {say(app ? 'Asked for when you sign in with your password or with Google.' : 'With it, a stolen password opens nothing.')}{' '}
            {app?.lastUsedAt && <LastUsed at={app.lastUsedAt} />}
          </p>
        </div>
        <div className={styles.acts}>
          <Button tone={app ? 'outline' : 'primary'} onClick={() => setOpen('setUp')}>
            {say(app ? 'Move to a new phone' : 'Set up')}
          </Button>
          {app && (
            <Button tone="quiet" onClick={() => setOpen('end')}>
              {say('Turn off')}
            </Button>
          )}
        </div>
      </div>
      {open === 'setUp' && <SetUpDialog factor={factor} onClose={close} />}
      {open === 'end' && (
        <IdentityDialog
          title={say('Turn off the authenticator app?')}
          submitLabel={say('Turn off')}
          danger
          factor={factor}
          change={(shown) => api.secondFactor.endApp(shown)}
          onDone={({ message }) => {
            toast.success(sayToReader(message))
            close()
          }}
          onClose={close}
        >
          <p>{say('From then on your password alone opens your account, and your recovery codes count no longer.')}</p>
        </IdentityDialog>
      )}
    </Sheet>
  )
}

function LastUsed({ at }: { at: string }) {
  const say = useSay()
  const locale = useLocale()
  return sayAround(
    'Last used *then*.',
    () => (
      <time dateTime={at} title={inFull(at, locale)}>
        {ago(at, say, locale)}
      </time>
    ),
    say,
  )
}
