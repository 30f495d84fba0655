const POINTS_BACK = /^(?:it|its|they|their|this|these|those|that|both|neither|he|she)\b/i

/** What a sentence is about besides its own words: the document's title, and the sentence before one that points back. */
export const aboutOf = (title: string, sentence: string, before?: string) =>
  `${title}.${before !== undefined && POINTS_BACK.test(sentence) ? ` ${before}` : ''}`
