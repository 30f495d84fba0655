import type { FoundGroup } from '#contract/search.ts'

export type Group = FoundGroup['group']
/** What the palette opens with. */
export type Wish = { words: string; group?: Group | undefined }

let waiting: Wish | undefined
let grant: ((wish: Wish) => void) | undefined

/** Opens the palette, wherever the member is. What is wished before its host has arrived waits for it. */
export function openPalette(wish: Wish = { words: '' }) {
  if (grant) grant(wish)
  else waiting = wish
}

/** The host hears of every wish until the answer is called. */
export function onWish(listener: (wish: Wish) => void) {
  grant = listener
  if (waiting) listener(waiting)
  waiting = undefined
  return () => {
    grant = undefined
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)

/** "/" where nothing is written, and Ctrl+K or ⌘K everywhere. */
function asksForPalette(event: KeyboardEvent) {
  if (event.altKey || event.shiftKey || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !isTyping(event.target)
}

/** Opens the palette for its keys, unless another dialog asks for an answer first. */
export function openOnKeys(event: KeyboardEvent) {
  if (!asksForPalette(event) || document.querySelector('dialog:modal')) return
  event.preventDefault()
  openPalette()
}
