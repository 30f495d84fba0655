import type { FoundGroup } from '#contract/search.ts'

export type Group = FoundGroup['group']
/** What the palette opens with. */
export type Wish = { words: string; group?: Group | undefined }

export const WISHED = 'search-wished'

/** Opens the palette, wherever the member is. */
export const openPalette = (wish: Wish = { words: '' }) => window.dispatchEvent(new CustomEvent<Wish>(WISHED, { detail: wish }))
