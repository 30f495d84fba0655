import type { FoundGroup } from '#contract/search.ts'

export type Group = FoundGroup['group']
/** What the palette opens with. */
export type PaletteRequest = { words: string; group?: Group | undefined }

/** What joins whoever asks for the palette to the one host that draws it. */
class PaletteRequests {
  #waiting: PaletteRequest | undefined
  #host: ((request: PaletteRequest) => void) | undefined

  /** A request made before the host has loaded waits for it. */
  ask(request: PaletteRequest) {
    if (this.#host) this.#host(request)
    else this.#waiting = request
  }

  /** Calls the host for every request, until the function it returns is called. */
  serve = (host: (request: PaletteRequest) => void) => {
    this.#host = host
    if (this.#waiting) host(this.#waiting)
    this.#waiting = undefined
    return () => {
      this.#host = undefined
    }
  }
}

export const paletteRequests = new PaletteRequests()

/** Opens the palette, wherever the member is. */
export const openPalette = (request: PaletteRequest = { words: '' }) => paletteRequests.ask(request)

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
