import { Info, Lock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import styles from './Pane.module.css'

const EncryptionDialog = part(async () => ({ default: (await import('../dialogs/EncryptionDialog.tsx')).EncryptionDialog }))

/** The notice above every conversation, and what it means. */
export function Secured() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.secured}>
      <Lock className="small" />
      <p>{say('Messages are secured with encryption')}</p>
      <IconButton label={say('What is encrypted, and who could read')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Info className="small" />
      </IconButton>
      <Suspense>{isOpen && <EncryptionDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
