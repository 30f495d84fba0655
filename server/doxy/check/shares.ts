import { polarityOf } from './negation.ts'
import { inOrder, termsIn, told, type Weighed } from './weighing.ts'

const SHARE = /\d+(?:\.\d+)?\s?%/g
/** A share with the words that tie it to the sentence: "from 17.3% to 11.8%", ", 6.2% than 11.9%". */
const TIED = /[\s,:(]*\b(?:from|to|by|of|at|than|and|was|were|is)?\s*\d+(?:\.\d+)?\s?%\)?/g
/** Words after one of direction that say what goes that way. */
const OBJECT = 2

export const sharesIn = (text: string): string[] => (text.match(SHARE) ?? []).map((share) => share.replace(/\s/, ''))

/** A statement without its shares. */
export const withoutShares = (text: string) => text.replace(TIED, ' ').replace(/\s+/g, ' ').trim()

/**
 * Whether a sentence gives the shares of a claim for what the claim gives them for: right behind it, two or more in their order and
 * among the same words, a single one beside a word of the same direction.
 */
export function sharesStand(claim: Weighed, source: Weighed): boolean {
  const [said, object] = [sharesIn(claim.text), objectOf(claim)]
  const tail = told(termsIn(claim.text.slice(claim.text.search(SHARE))))
  return source.text
    .replace(/\([^)]*\)/g, '')
    .split(/[;:]/)
    .some((part) => {
      const given = sharesIn(part)
      const before = termsIn(part.slice(0, part.search(SHARE)))
      if (object.length === 0 || !object.every((term) => before.includes(term))) return false
      if (said.length === 1) return given.join() === said[0] && goesWith(claim, part)
      if (fallsFrom(claim) && begins(given, said.toReversed())) return true
      return begins(given, said) && inOrder(tail, termsIn(part)) === 1
    })
}

const begins = (given: readonly string[], said: readonly string[]) => `${given.join(' ')} `.startsWith(`${said.join(' ')} `)

/** "Reduced from 2.5% to 1.4%", where a source says 1.4% against 2.5%. */
function fallsFrom({ text, polarity }: Weighed): boolean {
  const [, from, to] = /\bfrom (\d+(?:\.\d+)?)\s?% to (\d+(?:\.\d+)?)\s?%/.exec(text) ?? []
  return Number(from) > Number(to) && [...polarity.ways.values()].includes('down')
}

/** What the claim says goes up or down. */
function objectOf({ text }: Weighed): string[] {
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => polarityOf(`${word} outcome`).ways.size > 0)
  const [after = ''] = words
    .slice(at + 1)
    .join(' ')
    .split(/[,;:(]|\d/)
  return told(termsIn(after)).slice(0, OBJECT)
}

const goesWith = ({ polarity }: Weighed, part: string) => {
  const ways = new Set(polarityOf(part).ways.values())
  return ways.size > 0 && [...polarity.ways.values()].every((way) => way !== 'both' && ways.has(way))
}
