const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a note, each as it stands there. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')
