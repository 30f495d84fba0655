import { line } from '#contract/text.ts'

/** Words of a register without tags, in one line of so many characters at most. */
export const oneLine = (text: string, max: number) =>
  line(80_000, 0)
    .parse(withoutTags(text.slice(0, 40_000)))
    .slice(0, max)
    .trim()

/** Without the tags of JATS and HTML. */
export const withoutTags = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
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
