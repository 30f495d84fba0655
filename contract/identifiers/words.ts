/** Alternatives of an expression, one or more a line. */
export const oneOf = (list: string) =>
  `(?:${list
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('|')})`

/** The same, standing as words of their own. */
export const wholeWord = (list: string) => String.raw`\b${oneOf(list)}\b`
