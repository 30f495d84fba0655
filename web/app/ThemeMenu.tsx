import { SunMoon } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useDismiss } from '../ui/dismiss.ts'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './ThemeMenu.module.css'

const ThemeToggle = lazy(async () => ({ default: (await import('./ThemeToggle.tsx')).ThemeToggle }))

/** Day or night, in the bar of larger screens; on smaller ones the menu has it. */
export function ThemeMenu() {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useDismiss(open, area, button, () => setOpen(false))

  return (
    <div ref={area} className={`${styles.area} from-lg`}>
      <IconButton ref={button} label="Theme" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <SunMoon />
      </IconButton>
      <div id={id} className={styles.panel} hidden={!open}>
        <Suspense>{open && <ThemeToggle />}</Suspense>
      </div>
    </div>
  )
}
