const WORDS_MAX = 8

/** What each word of a question asks of a text, as patterns of `ilike`; none where nothing is asked. */
export const patternsOf = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
