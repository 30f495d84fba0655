import { say } from './language/say.ts'

const format = new Intl.NumberFormat('en-IN')

/** "1,23,456": digits grouped as India groups them. */
export const formatCount = (count: number) => format.format(count)

/** "1 like", "1,204 likes", "3 people". */
export const pluralize = (count: number, singular: string, plural = `${singular}s`) =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`

/** The same as the reader wants it: `one` and `several` are words for `say`, with the count in braces. */
export const sayCount = (count: number, one: string, several: string, values: Record<string, string | number> = {}) =>
  say(count === 1 ? one : several, { ...values, count: formatCount(count) })
