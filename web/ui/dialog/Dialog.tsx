import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { IconButton } from '../button/IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  title: string
  /** Asked by the close button, Escape and a press outside. The owner decides and stops drawing the dialog. */
  onClose: () => void
  /** `narrow` is for one person or one question, `wide` for a picture. */
  size?: 'normal' | 'narrow' | 'wide'
  /** Buttons in a foot that stays in view. */
  footer?: ReactNode
  /** False where a press outside says nothing. */
  lightDismiss?: boolean
  /** Its owner may go on drawing it when asked to close it. */
  keeps?: boolean
  /** For much to read and little to press: the keyboard reaches what scrolls. */
  reading?: boolean
  /** One comes to write: its first field has the focus. */
  writing?: boolean
  children: ReactNode
}

/** A native dialog, open as long as it is drawn: focus goes to its title and comes back to where it was; on phones it is a bottom sheet. */
export function Dialog({
  title,
  onClose,
  size = 'normal',
  footer,
  lightDismiss = true,
  keeps = false,
  reading,
  writing,
  children,
}: DialogProps) {
  const say = useSay()
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    const { documentElement } = document
    documentElement.toggleAttribute('data-scrolls', window.innerWidth > documentElement.clientWidth)
    element?.showModal()
    const field = writing && element?.querySelector<HTMLElement>('input, textarea')
    ;(field || heading.current)?.focus({ preventScroll: true })
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [writing])

  // A second Escape closes a dialog without asking; its owner has to learn of it.
  const wasClosed = useEffectEvent(() => {
    if (keeps) {
      dialog.current?.showModal()
      heading.current?.focus({ preventScroll: true })
    }
    onClose()
  })
  useEffect(() => {
    const element = dialog.current
    const closed = () => element?.isConnected && !element.open && wasClosed()
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
      // It may stand in the bar, which is in the reader's language on every page.
      lang={locale}
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
          <IconButton label={say('Close')} onClick={onClose}>
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
