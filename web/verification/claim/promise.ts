import { sayEnglish } from '../../lib/language/say.ts'

/** How long a decision may take; the line never breaks inside it. */
export const promiseIn = (say: typeof sayEnglish) => say('{span} hours', { span: '24–\u206048' }).replace(' ', '\u00a0')

/** The same in English. */
export const promise = promiseIn(sayEnglish)
