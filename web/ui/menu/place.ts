const GAP = 4
const EDGE = 8

/** How far down the screen is free: a bar at its foot is kept free when the page scrolls, and so here. */
export const freeTo = () => innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0)

/**
 * Puts a floating box below its anchor, right edges aligned; above where there is no room, and never over the screen's edge.
 * Where it fits on neither side, it takes all of the larger one and scrolls.
 */
export function placeBelow(anchor: Element, box: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const roomBelow = freeTo() - EDGE - at.bottom - GAP
  const roomAbove = at.top - GAP - EDGE
  const height = box.scrollHeight + box.offsetHeight - box.clientHeight
  const isBelow = height <= roomBelow || roomBelow >= roomAbove
  box.style.maxHeight = `${isBelow ? roomBelow : roomAbove}px`
  // What comes into it later makes it grow away from its anchor.
  box.style.top = isBelow ? `${at.bottom + GAP}px` : 'auto'
  box.style.bottom = isBelow ? 'auto' : `${innerHeight - at.top + GAP}px`
  const { width } = box.getBoundingClientRect()
  const left = Math.max(EDGE, Math.min(at.right - width, document.documentElement.clientWidth - width - EDGE))
  box.style.left = `${left}px`
}

/** Puts a small label in the middle below its anchor, or above it at the foot of the screen. */
export function placeUnder(anchor: Element, box: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const below = at.bottom + GAP + height < freeTo()
  const left = at.left + at.width / 2 - width / 2
  box.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`
  box.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`
}

export function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
