import { LRUCache } from 'lru-cache'

/** Letters of the texts whose reading is kept, one of each kind: more than a post and all that it is held against. */
const LETTERS_MAX = 200_000

/**
 * A reading of texts that keeps its latest ones: a sentence is held against many claims, and each looks at it from several sides.
 * Whoever reads a text again is given the same thing, so nobody may change it.
 */
export function remembered<T extends object>(read: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, T>({ maxSize: LETTERS_MAX, sizeCalculation: (_, text) => text.length + 1, memoMethod: read })
  return (text) => known.memo(text)
}
