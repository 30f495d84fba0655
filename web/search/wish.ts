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
