import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type DialogProps = {
  title: string
  /** Asked by the close button, Escape and a press outside. The owner decides and stops drawing the dialog. */
  onClose: () => void
  /** `narrow` is for one person or one question. */
  size?: 'normal' | 'narrow'
  /** Buttons in a foot that stays in view. */
  footer?: ReactNode
  /** False where a stray press outside would lose what was written. */
  lightDismiss?: boolean
  /** For much to read and little to press: the keyboard reaches what scrolls. */
  reading?: boolean
  children: ReactNode
}

/** A native dialog, open as long as it is drawn: focus goes to its title and comes back to where it was; on phones it is a bottom sheet. */
export function Dialog({ title, onClose, size = 'normal', footer, lightDismiss = true, reading, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    heading.current?.focus({ preventScroll: true })
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const asked = useRef(onClose)
  useEffect(() => {
    asked.current = onClose
  })
  useEffect(() => {
    const element = dialog.current
    // A second Escape closes a dialog without asking; its owner has to learn of it.
    const closed = () => element?.isConnected && !element.open && asked.current()
    element?.addEventListener('close', closed)
    return () => element?.removeEventListener('close', closed)
  }, [])

  const pressedOutside = (event: MouseEvent) => {
    if (lightDismiss && event.target === event.currentTarget) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onMouseDown={pressedOutside}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <div className={styles.body} tabIndex={reading ? 0 : undefined}>
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
