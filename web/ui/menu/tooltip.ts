import { placeUnder } from './place.ts'
import styles from './tooltip.module.css'

const OPEN_MS = 700
/** Within this time after one tooltip the next opens at once. */
const SKIP_MS = 300
/** Time to move the pointer from the control onto its tooltip. */
const LEAVE_MS = 120

/** Shows the `data-tip` of whatever is hovered or reached by keyboard. One listener for the whole page; the answer stops it. */
export function watchTooltips() {
  const tip = document.createElement('div')
  tip.className = styles.tip ?? ''
  tip.popover = 'manual'
  // The control already carries these words as its name.
  tip.ariaHidden = 'true'

  let shownFor: Element | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (control: HTMLElement) => {
    if (!control.isConnected || control.ariaExpanded === 'true') return
    tip.textContent = control.dataset.tip ?? ''
    // Inside an open dialog only what the dialog contains is above its scrim.
    ;(control.closest('dialog') ?? document.body).append(tip)
    tip.showPopover()
    placeUnder(control, tip)
    shownFor = control
  }
  const hide = () => {
    clearTimeout(timer)
    if (!shownFor) return
    shownFor = undefined
    closedAt = performance.now()
    tip.remove()
  }
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }

  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const at = event.target as Element
    if (tip.contains(at)) return clearTimeout(timer)
    const control = at.closest<HTMLElement>('[data-tip]')
    if (control === shownFor) return clearTimeout(timer)
    if (!control) return shownFor ? later(hide, LEAVE_MS) : clearTimeout(timer)
    const soon = shownFor || performance.now() - closedAt < SKIP_MS
    hide()
    later(() => show(control), soon ? 0 : OPEN_MS)
  }
  const focus = (event: FocusEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-tip]')
    hide()
    if (control?.matches(':focus-visible')) later(() => show(control), OPEN_MS)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }

  const stop = new AbortController()
  const when = { signal: stop.signal, capture: true }
  document.addEventListener('pointerover', over, when)
  document.addEventListener('focusin', focus, when)
  document.addEventListener('focusout', hide, when)
  document.addEventListener('pointerdown', hide, when)
  document.addEventListener('keydown', onKey, when)
  document.addEventListener('scroll', hide, when)
  return () => {
    hide()
    stop.abort()
  }
}
