/** What is being typed at the caret: its sign, what stands behind that up to the caret, and where all of it stands in the text. */
export type Typed = { sign: '#' | '@'; query: string; from: number; to: number }

/** A sign that begins a word, so that none is found inside an address or behind another sign. */
const BEGUN = /(?<![\p{L}\p{M}\p{N}_@#/.+&-])([@#])([\p{L}\p{M}\p{N}_-]{0,50})$/u
const REST = /^[\p{L}\p{M}\p{N}_-]*/u
const LONGEST = 52

/** The hashtag or mention at the caret, if there is one. A hashtag begins with a letter. */
export function typedAt(text: string, caret: number): Typed | undefined {
  const [all, sign, query = ''] = BEGUN.exec(text.slice(Math.max(0, caret - LONGEST), caret)) ?? []
  if (!all || (sign === '#' && !/^(\p{L}[\p{L}\p{M}\p{N}_]*)?$/u.test(query))) return undefined
  const rest = REST.exec(text.slice(caret))?.[0].length ?? 0
  return { sign: sign as Typed['sign'], query, from: caret - all.length, to: caret + rest }
}
