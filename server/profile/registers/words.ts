import { line } from '#contract/text.ts'

/** Words of a register without tags, in one line of so many characters at most. */
export const oneLine = (text: string, max: number) =>
  line(80_000, 0)
    .parse(withoutTags(text.slice(0, 40_000)))
    .slice(0, max)
    .trim()

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const LAST = 0x10ffff
const signOf = (code: number) => (code <= LAST ? String.fromCodePoint(code) : '')

/** Signs as they are meant: "R&amp;D", "O&#39;Neill". */
const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (_, decimal?: string, hex?: string, name = '') =>
    decimal ? signOf(Number(decimal)) : hex ? signOf(Number.parseInt(hex, 16)) : named[name.toLowerCase()]!,
  )

/** Marks within a word: "CO<sub>2</sub>". */
const withoutMarks = (text: string) => text.replace(/<\/?(?:i|b|em|strong|sub|sup|sc|u|italic|bold)>/gi, '')

/** Without the tags of JATS and HTML, those too that are written as text: "&lt;i&gt;". What only says that something is less stays. */
export const withoutTags = (text: string) =>
  withoutMarks(decoded(withoutMarks(text).replace(/<[/!?]?[a-z][^<>]*>/gi, ' ')))
    .replace(/[^\S\n]+/g, ' ')
    .trim()

/** Names in their order, as many whole ones as fit. */
export function namesIn(names: readonly string[], separator: string, max = 2000) {
  let joined = ''
  for (const name of names.map((one) => oneLine(one, 200)).filter(Boolean)) {
    const next = joined ? `${joined}${separator}${name}` : name
    if (next.length > max) break
    joined = next
  }
  return joined
}

export const yearIn = (text: string) => Number(/\b(?:18|19|20|21)\d{2}\b/.exec(text)?.[0]) || null
