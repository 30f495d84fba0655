import { FingerprintPattern, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Passkey, SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { ago, onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import { NamePasskeyDialog } from './NamePasskeyDialog.tsx'
import styles from './Security.module.css'

/** One passkey: since when, when it was used last, its name, and the way to be rid of it. */
export function PasskeyRow({ passkey, factor }: { passkey: Passkey; factor: SecondFactor }) {
  const [open, setOpen] = useState<'name' | 'remove'>()
  const { id, name, createdAt, lastUsedAt } = passkey
  const close = () => setOpen(undefined)
  const isLast = !factor.app && factor.passkeys.length === 1

  return (
    <li className={styles.row}>
      <FingerprintPattern aria-hidden="true" />
      <div>
        <h3>{name}</h3>
        <p className="meta">
          Added {onDay(createdAt)}
          {lastUsedAt ? ` · last used ${ago(lastUsedAt)}` : ' · not used yet'}
        </p>
      </div>
      <div className={styles.acts}>
        <IconButton label={`Rename ${name}`} onClick={() => setOpen('name')}>
          <Pencil />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={() => setOpen('remove')}>
          <Trash2 />
        </IconButton>
      </div>
      {open === 'name' && <NamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <IdentityDialog
          title={`Remove ${name}?`}
          submitLabel="Remove"
          danger
          factor={factor}
          change={(shown) => api.passkeys.remove({ passkeyId: id, ...shown })}
          onDone={({ message }) => {
            toast.success(say(message))
            close()
          }}
          onClose={close}
        >
          <p>
            It opens nothing from then on.
            {isLast && ' From then on your password alone opens your account, and your recovery codes count no longer.'}
          </p>
        </IdentityDialog>
      )}
    </li>
  )
}
