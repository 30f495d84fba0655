import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Id } from '#contract/page.ts'

/** What a reader may have open on a post; `hidden` is what stands in its place. */
type Part = 'verification' | 'comments' | 'editing' | 'why' | 'hidden'

/** Where a kind of draft is written. */
const draftedIn: Record<string, Part> = { comment: 'comments', reply: 'comments', 'edit-post': 'editing' }

/** Remembers what is open, because a row that scrolls out of sight is not drawn and must come back as it was. */
export class OpenParts {
  readonly #open = new Set<string>()
  readonly #listeners = new Set<() => void>()

  /** What had been begun when the page was left is open again. */
  constructor(drafts: readonly string[] = []) {
    for (const name of drafts) {
      const [kind = '', id = ''] = name.split(':')
      const part = draftedIn[kind]
      if (part) this.#open.add(`${part}:${id}`)
    }
  }

  isOpen(id: Id, part: Part) {
    return this.#open.has(`${part}:${id}`)
  }

  set(id: Id, part: Part, open: boolean) {
    if (open) this.#open.add(`${part}:${id}`)
    else this.#open.delete(`${part}:${id}`)
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

export const OpenPartsContext = createContext(new OpenParts())

/** Whether a part of a post is open, and how to open or close it. */
export function useOpenPart(id: Id, part: Part) {
  const parts = use(OpenPartsContext)
  const open = useSyncExternalStore(parts.subscribe, () => parts.isOpen(id, part))
  const set = useCallback((next: boolean) => parts.set(id, part, next), [parts, id, part])
  return [open, set] as const
}
