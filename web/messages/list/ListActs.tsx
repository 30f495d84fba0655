import { Settings2, SquarePen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'

const dialogs = {
  settings: part(async () => ({ default: (await import('../dialogs/SettingsDialog.tsx')).SettingsDialog })),
  message: part(async () => ({ default: (await import('../dialogs/NewMessageDialog.tsx')).NewMessageDialog })),
}

/** What one can do at the head of the list. */
export function ListActs() {
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Shown = open && dialogs[open]
  return (
    <>
      <IconButton label={say('Message settings')} aria-haspopup="dialog" onClick={() => setOpen('settings')}>
        <Settings2 />
      </IconButton>
      <IconButton label={say('New message or group')} aria-haspopup="dialog" onClick={() => setOpen('message')}>
        <SquarePen />
      </IconButton>
      <Suspense>{Shown && <Shown onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}
