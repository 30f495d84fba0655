const GAP = 4
const EDGE = 8

/** Puts a floating box below its anchor, right edges aligned; above where there is no room, and never over the screen's edge. */
export function placeBelow(anchor: Element, box: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height > innerHeight - EDGE && at.top - GAP - height > EDGE ? at.top - GAP - height : below
  const left = Math.max(EDGE, Math.min(at.right - width, document.documentElement.clientWidth - width - EDGE))
  box.style.top = `${top}px`
  box.style.left = `${left}px`
}

/** Puts a small label in the middle below its anchor, or above it at the foot of the screen. */
export function placeUnder(anchor: Element, box: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const below = at.bottom + GAP + height < innerHeight
  const left = at.left + at.width / 2 - width / 2
  box.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`
  box.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`
}

export function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
