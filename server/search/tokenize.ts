import { normalised } from '#contract/normalised.ts'

const DROPPED = /[\u0300-\u036f'\u2019]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same range as in search_words()
const BETWEEN = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u0964\u0965]+/

/** The words of a text as search compares them. The database's search_words() does the same to what is sought in. */
export const tokenize = (text: string) => normalised(text, 'NFKD').toLowerCase().replace(DROPPED, '').split(BETWEEN).filter(Boolean)
