import { freeTo } from '../../ui/menu/place.ts'

/** What decides where the words of a field stand. */
const SHAPE = ['boxSizing', 'width', 'padding', 'border', 'font', 'letterSpacing', 'wordSpacing', 'textIndent', 'tabSize'] as const
const GAP = 4
const EDGE = 8

/** Where on the screen a letter of a text area stands. Its text is set a second time, out of sight, because no browser tells. */
export function letterAt(field: HTMLTextAreaElement, index: number) {
  const style = getComputedStyle(field)
  const copy = document.createElement('div')
  for (const name of SHAPE) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  const letter = document.createElement('span')
  letter.textContent = field.value[index] ?? '.'
  copy.append(field.value.slice(0, index), letter)
  document.body.append(copy)
  const { left, top, bottom } = letter.getBoundingClientRect()
  copy.remove()
  const at = field.getBoundingClientRect()
  const [x, y] = [at.left - field.scrollLeft, at.top - field.scrollTop]
  return { left: x + left, top: y + top, bottom: y + bottom }
}

/** Puts a list below a letter, or above it where a bar, the keyboard of a phone or the screen's edge leaves no room; no taller than the room. */
export function placeAt(letter: { left: number; top: number; bottom: number }, list: HTMLElement) {
  list.style.maxHeight = ''
  const { width, height } = list.getBoundingClientRect()
  const seen = window.visualViewport
  const from = seen?.offsetTop ?? 0
  const to = Math.min(from + (seen?.height ?? innerHeight), freeTo())
  // A letter that is scrolled out of sight has its list at that edge.
  const top = Math.min(Math.max(letter.top, from), to)
  const bottom = Math.min(Math.max(letter.bottom, from), to)
  const below = to - EDGE - (bottom + GAP)
  const above = top - GAP - (from + EDGE)
  const isBelow = height <= below || below >= above
  const shown = Math.min(height, Math.max(below, above))
  list.style.maxHeight = `min(50dvh, ${isBelow ? below : above}px)`
  list.style.top = `${isBelow ? bottom + GAP : top - GAP - shown}px`
  list.style.left = `${Math.max(EDGE, Math.min(letter.left, document.documentElement.clientWidth - width - EDGE))}px`
}
