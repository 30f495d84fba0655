import { many } from './library-words.ts'

/** How many sentences of a document speak to a machine and not to a reader. */
export const flaggedInWords = (flagged: number) => `${many(flagged, 'sentence speaks', 'sentences speak')} to machines`
