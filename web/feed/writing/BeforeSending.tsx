import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from '../../ui/status/Note.tsx'
import styles from './BeforeSending.module.css'

type BeforeSendingProps = {
  label: string
  /** It kept something from being sent: whoever pressed is led here. */
  isHeld: boolean
  /** The ways on. */
  acts: ReactNode
  children: ReactNode
}

/** What somebody should know before their words go, with the ways on. */
export function BeforeSending({ label, isHeld, acts, children }: BeforeSendingProps) {
  const note = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (isHeld) note.current?.focus()
  }, [isHeld])

  return (
    <fieldset ref={note} tabIndex={-1} aria-label={label} className={styles.place}>
      <Note>
        {children}
        <div className={styles.acts}>{acts}</div>
      </Note>
    </fieldset>
  )
}
