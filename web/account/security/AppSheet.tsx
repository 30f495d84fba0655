import { Check, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { ago, inFull, onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { toast } from '../../ui/status/toast.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import styles from './Security.module.css'
import { SetUpDialog } from './SetUpDialog.tsx'

/** The authenticator app: setting it up, moving it to another phone, switching it off. */
export function AppSheet({ factor }: { factor: SecondFactor }) {
  const [open, setOpen] = useState<'set up' | 'end'>()
  const close = () => setOpen(undefined)
  const { app } = factor

  return (
    <Sheet
      title="Authenticator app"
      bleed
      padded
      aside={
        app ? (
          <Badge tone="verified">
            <Check /> On
          </Badge>
        ) : (
          <Badge>Off</Badge>
        )
      }
    >
      <div className={styles.row}>
        <Smartphone aria-hidden="true" />
        <div>
          <h3>{app ? `On since ${onDay(app.since)}` : 'Not set up'}</h3>
          <p className="meta">
            {app ? 'Asked for when you sign in with your password or with Google. ' : 'With it, a stolen password opens nothing. '}
            {app?.lastUsedAt && (
              <>
                Last used{' '}
                <time dateTime={app.lastUsedAt} title={inFull(app.lastUsedAt)}>
                  {ago(app.lastUsedAt)}
                </time>
                .
              </>
            )}
          </p>
        </div>
        <div className={styles.acts}>
          <Button tone={app ? 'outline' : 'primary'} onClick={() => setOpen('set up')}>
            {app ? 'Move to a new phone' : 'Set up'}
          </Button>
          {app && (
            <Button tone="quiet" onClick={() => setOpen('end')}>
              Turn off
            </Button>
          )}
        </div>
      </div>
      {open === 'set up' && <SetUpDialog factor={factor} onClose={close} />}
      {open === 'end' && (
        <IdentityDialog
          title="Turn off the authenticator app?"
          submitLabel="Turn off"
          danger
          factor={factor}
          change={(shown) => api.secondFactor.endApp(shown)}
          onDone={({ message }) => {
            toast.success(say(message))
            close()
          }}
          onClose={close}
        >
          <p>From then on your password alone opens your account, and your recovery codes count no longer.</p>
        </IdentityDialog>
      )}
    </Sheet>
  )
}
