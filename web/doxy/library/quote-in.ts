/** A passage in three: before the quoted words, they, and after them. Spaces may differ; where the words are missing, nothing is marked. */
export function quoteIn(text: string, quote: string): [before: string, marked: string, after: string] {
  const words = quote.trim().split(/\s+/).filter(Boolean)
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+')
  const found = pattern ? new RegExp(pattern).exec(text) : null
  if (!found) return [text, '', '']
  const end = found.index + found[0].length
  return [text.slice(0, found.index), found[0], text.slice(end)]
}
