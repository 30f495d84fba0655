import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useDismiss } from '../ui/dismiss.ts'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './Bell.module.css'

const BellPanel = lazy(() => import('./BellPanel.tsx'))

/** Opens the notifications. */
export function Bell() {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useDismiss(open, area, button, () => setOpen(false))

  return (
    <div ref={area} className={styles.area}>
      <IconButton ref={button} label="Notifications" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <BellIcon />
      </IconButton>
      <section id={id} className={styles.panel} aria-label="Notifications" hidden={!open}>
        <Suspense>{open && <BellPanel />}</Suspense>
      </section>
    </div>
  )
}
