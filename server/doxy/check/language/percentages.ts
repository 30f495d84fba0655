import { polarityOf } from './polarity.ts'
import { type AnalysedText, contentTerms, inOrder, termsIn } from './text-analysis.ts'

const SHARE = /(?<!\d)\d+(?:\.\d+)?\s?%/g
/** A share with the words that tie it to the sentence: "from 17.3% to 11.8%", ", 6.2% than 11.9%". */
const TIED = /(?<![\s,:(])[\s,:(]*\b(?:from|to|by|of|at|than|and|was|were|is)?\s*\d+(?:\.\d+)?\s?%\)?/g
/** Words after one of direction that say what goes that way. */
const OBJECT = 2

export const percentagesIn = (text: string): string[] => (text.match(SHARE) ?? []).map((share) => share.replace(/\s/, ''))

/** A statement without its shares. */
export const withoutPercentages = (text: string) => text.replace(TIED, ' ').replace(/\s+/g, ' ').trim()

/**
 * Whether a sentence gives the shares of a claim for what the claim gives them for: right behind it, two or more in their order and
 * among the same words, a single one beside a word of the same direction.
 */
export function hasSamePercentages(claim: AnalysedText, source: AnalysedText): boolean {
  const [said, object] = [percentagesIn(claim.text), objectOf(claim)]
  const tail = contentTerms(termsIn(claim.text.slice(claim.text.search(SHARE))))
  return withoutBrackets(source.text)
    .split(/[;:]/)
    .some((part) => {
      const given = percentagesIn(part)
      const before = termsIn(part.slice(0, part.search(SHARE)))
      if (object.length === 0 || !object.every((term) => before.includes(term))) return false
      if (said.length === 1) return given.join() === said[0] && goesWith(claim, part)
      if (fallsFrom(claim) && begins(given, said.toReversed())) return true
      return begins(given, said) && inOrder(tail, termsIn(part)) === 1
    })
}

/** Of brackets within brackets the first closes all. */
export const withoutBrackets = (text: string) =>
  text
    .split(')')
    .map((part, at, { length }) => (at === length - 1 ? part : part.includes('(') ? part.slice(0, part.indexOf('(')) : `${part})`))
    .join('')

const begins = (given: readonly string[], said: readonly string[]) => `${given.join(' ')} `.startsWith(`${said.join(' ')} `)

/** "Reduced from 2.5% to 1.4%", where a source says 1.4% against 2.5%. */
function fallsFrom({ text, polarity }: AnalysedText): boolean {
  const [, from, to] = /\bfrom (\d+(?:\.\d+)?)\s?% to (\d+(?:\.\d+)?)\s?%/.exec(text) ?? []
  return Number(from) > Number(to) && [...polarity.directions.values()].includes('down')
}

/** What the claim says goes up or down. */
function objectOf({ text }: AnalysedText): string[] {
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => polarityOf(`${word} outcome`).directions.size > 0)
  const [after = ''] = words
    .slice(at + 1)
    .join(' ')
    .split(/[,;:(]|\d/)
  return contentTerms(termsIn(after)).slice(0, OBJECT)
}

const goesWith = ({ polarity }: AnalysedText, part: string) => {
  const directions = new Set(polarityOf(part).directions.values())
  return directions.size > 0 && [...polarity.directions.values()].every((direction) => direction !== 'both' && directions.has(direction))
}
