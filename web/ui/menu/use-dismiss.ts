import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * While something is open, asks to close it on Escape, on a press outside `area` and when the focus leaves it.
 * Escape brings the focus back to `button`.
 */
export function useDismiss(open: boolean, area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>, close: () => void) {
  const dismiss = useEffectEvent(close)

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) dismiss()
    }
    const onKey = (event: KeyboardEvent) => {
      // An open dialog takes Escape for itself.
      if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return
      dismiss()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, area, button])
}
