const DOI = /^10\.\d{4,9}\//
/** Longer ones are asked of nobody. */
const DOI_MAX = 300
const CLOSING = new Set('.,;:!?)]}>"\'’”'.split(''))

/** Whether a text may name a work by its DOI: asked of every post, so it costs nothing. */
export const mayCite = (text: string) => text.includes('10.')

/** The DOIs in a text, in small letters, each once; what closes a sentence behind one does not belong to it. */
export function doisIn(text: string): string[] {
  const found = text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => {
      const at = word.indexOf('10.')
      if (at < 0 || !DOI.test(word.slice(at))) return []
      let end = word.length
      while (CLOSING.has(word[end - 1]!)) end--
      return end - at > DOI_MAX ? [] : [word.slice(at, end)]
    })
  return [...new Set(found)]
}
