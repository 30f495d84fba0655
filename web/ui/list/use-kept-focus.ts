import { type RefObject, useEffect, useRef } from 'react'

/** When a row goes with the focus in it, its list takes the focus over, by its heading where it has one: otherwise a keyboard would begin at the top of the page again. */
export function useKeptFocus(area: RefObject<HTMLElement | null>, length: number) {
  const hadFocus = useRef(false)

  useEffect(() => {
    const element = area.current
    const note = () => {
      hadFocus.current = true
    }
    // The focus of a removed element goes to the body without an event; only a real move elsewhere is told.
    const forget = ({ target }: FocusEvent) => {
      if (!element?.contains(target as Node)) hadFocus.current = false
    }
    element?.addEventListener('focusin', note)
    document.addEventListener('focusin', forget)
    return () => {
      element?.removeEventListener('focusin', note)
      document.removeEventListener('focusin', forget)
    }
  }, [area])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row went or came
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const heading = area.current?.querySelector<HTMLElement>('[data-heading]') ?? area.current
    heading?.focus({ preventScroll: true })
  }, [length])
}
