import { caseFolded, normalised } from './normalised.ts'

/** A word with its sign that begins with a letter, of 2 to 50 characters: no part of an address or of another word. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&/#])#\p{L}[\p{L}\p{M}\p{N}_]{1,49}(?![\p{L}\p{M}\p{N}_])/gu

/** Where a text names topics: each hashtag with its sign, as it is written there, and its place. */
export const hashtagsIn = (text: string) => [...text.matchAll(HASHTAG)].map(({ 0: topic, index }) => ({ topic, index }))

/**
 * The name under which a topic is kept and asked for: one for all ways to write a hashtag. The last sigma of a word and the dot that a
 * Turkish capital leaves over its small letter tell nothing apart. A topic without the sign is as it stands.
 */
export const topicKey = (topic: string) =>
  topic.startsWith('#') ? caseFolded(normalised(topic, 'NFKC')).replaceAll('ς', 'σ').replaceAll('i\u0307', 'i').normalize('NFC') : topic
