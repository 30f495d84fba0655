/**
 * What a language calls the parts of the body, what happens to them, and whom it happens to: one row a word of the combinations.
 *
 * Words are in Latin letters; what is typed in the letters of the language is compared as it sounds. A word stands for all that begin with it,
 * a short one, or one that ends in a full stop, for itself alone, unless it ends in a star. A slash parts words that may stand for each other,
 * a plus words that follow each other with at most one between, and ! says that a negation follows or ends the word.
 */
export type Vocabulary = {
  /** The letters of its own; whoever types in these types no other language. */
  script: RegExp
  /** Small words by which the language is told from its neighbours. */
  common: string
  /** Words that deny what stands before them, and how a word ends that denies itself. */
  not: string
  notEnding: string
  /** It is long ago or well again; unless it comes again, or is said behind a word for today. */
  over: string
  today: string
  again: string
  /** It is told: a dream, a film, a joke, a price, an exam. */
  fiction: string
  /** It asks about a subject, unless it is about somebody here and now. */
  topic: string
  /** It asks what to do if that were so. */
  ifs: string
  own: string
  words: Record<string, string>
}
