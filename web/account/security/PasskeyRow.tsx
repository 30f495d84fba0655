import { FingerprintPattern, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Passkey, SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { ago, onDay } from '../../lib/dates.ts'
import { say as sayToReader, useLocale, useSay } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import { NamePasskeyDialog } from './NamePasskeyDialog.tsx'
import styles from './Security.module.css'

/** One passkey: since when, when it was used last, its name, and the way to be rid of it. */
export function PasskeyRow({ passkey, factor }: { passkey: Passkey; factor: SecondFactor }) {
  const say = useSay()
  const locale = useLocale()
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
          {say('Added {day}', { day: onDay(createdAt, locale) })} ·{' '}
          {lastUsedAt ? say('last used {when}', { when: ago(lastUsedAt, say, locale) }) : say('not used yet')}
        </p>
      </div>
      <div className={styles.acts}>
        <IconButton label={say('Rename {name}', { name })} onClick={() => setOpen('name')}>
          <Pencil />
        </IconButton>
        <IconButton label={say('Remove {name}', { name })} onClick={() => setOpen('remove')}>
          <Trash2 />
        </IconButton>
      </div>
      {open === 'name' && <NamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <IdentityDialog
          title={say('Remove {name}?', { name })}
          submitLabel={say('Remove')}
          danger
          factor={factor}
          change={(shown) => api.passkeys.remove({ passkeyId: id, ...shown })}
          onDone={({ message }) => {
            toast.success(sayToReader(message))
            close()
          }}
          onClose={close}
        >
          <p>
            {say('It opens nothing from then on.')}
            {isLast && ` ${say('From then on your password alone opens your account, and your recovery codes count no longer.')}`}
          </p>
        </IdentityDialog>
      )}
    </li>
  )
}
