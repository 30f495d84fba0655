/** How passages are ranked. Every figure was chosen by the bench in bench/doxy; docs/decisions tells what else was tried. */
export const RANKING = {
  /** BM25F: saturation, length normalisation of body and title, and how much a word of the title counts. */
  k1: 0.9,
  bodyB: 0.9,
  titleB: 0.5,
  titleWeight: 7,
  /** Share of two neighbours' idf that a passage gets for having them side by side in the query's order. */
  adjacency: 0.2,
  /** Weight of the other form of an abbreviation: from the lexicon, and as the passages found define it. */
  lexicon: 0.2,
  mined: 0.1,
  /** Weight of words a question is framed with. */
  frame: 0.5,
  /** Feedback: only for queries of at most so many content words, from so many passages, so many terms, and what the query keeps. */
  feedbackWords: 3,
  feedbackPassages: 10,
  feedbackTerms: 20,
  feedbackOwn: 0.9,
  /** Content words that are read of a question, repeated ones too: more than any abstract has. */
  wordsRead: 400,
  /** Of the words that nobody wrote before, so many are looked up as slips. */
  repairs: 4,
  /** Passages that are read closely. */
  depth: 50,
  /** A term in more than this share of many passages never opens a candidate. */
  commonShare: 0.1,
  commonFrom: 2000,
}
export type Ranking = typeof RANKING
