import { type Fold, plain, type Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How many words may stand from one of a phrase to the next, and from a verb to its negation. */
const NEXT = 3
/** A shorter word stands for itself alone, unless a star says otherwise. */
const PREFIX_MIN = 4

type Word = { text: string; isWhole: boolean }
type Place = { words: Word[]; isDenied: boolean }
type Phrase = { concept: string; places: Place[] }

/** A text in one language: at each of its words which concepts begin there, with which word each ends, and how many words are known. */
export type Reading = { tokens: Token[]; at: Map<string, number>[]; isDenial: (token: number) => boolean; known: number }

function placeOf(written: string, fold: Fold): Place {
  const words = written.replace(/!$/, '').split('/')
  return { isDenied: written.endsWith('!'), words: words.map((word) => wordOf(word, fold)) }
}
function wordOf(written: string, fold: Fold): Word {
  const text = fold(written.replace(/[.*]$/, ''))
  return {
    text,
    isWhole: written.endsWith('.') || (!written.endsWith('*') && plain(written).length < PREFIX_MIN && written.length <= PREFIX_MIN),
  }
}
const phrasesOf = (concept: string, written: string, fold: Fold): Phrase[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((phrase) => ({
      concept,
      places: phrase
        .replace('+!', '!')
        .split('+')
        .map((place) => placeOf(place, fold)),
    }))

const keyOf = (word: string) => word.slice(0, 2)
const isAt = ({ words }: Place, word: string) => words.some(({ text, isWhole }) => (isWhole ? word === text : word.startsWith(text)))

/** The words after one, so many at most, as far as its part of the sentence goes. */
export function after(tokens: readonly Token[], token: number, most: number): number[] {
  const found: number[] = []
  for (let next = token + 1; next <= token + most && tokens[next]?.clause === tokens[token]!.clause; next++) found.push(next)
  return found
}

/** One language, with its phrases by how they begin, so that a long text is not held against each of them. */
export class Language {
  readonly script: RegExp
  readonly #fold: Fold
  readonly #phrases = new Map<string, Phrase[]>()
  readonly #common: Set<string>
  readonly #denials: Set<string>
  readonly #endings: string[]

  constructor({ script, common, words, not, notEnding, ...lists }: Vocabulary, fold: Fold) {
    this.script = script
    this.#fold = fold
    this.#common = new Set(common.split(' ').map(fold))
    this.#denials = new Set(not.split(' ').map(fold))
    this.#endings = notEnding.split(' ').filter(Boolean).map(fold)
    for (const [concept, written] of Object.entries({ ...words, ...lists }))
      for (const phrase of phrasesOf(concept, written, fold))
        for (const key of new Set(phrase.places[0]!.words.map(({ text }) => keyOf(text))))
          this.#phrases.set(key, [...(this.#phrases.get(key) ?? []), phrase])
  }

  read(written: readonly Token[]): Reading {
    const tokens = written.map(({ word, clause }) => ({ word: this.#fold(word), clause }))
    const isDenial = (token: number) => this.#denials.has(tokens[token]!.word)
    const at = tokens.map(({ word }, token) => {
      const found = new Map<string, number>()
      for (const { concept, places } of this.#phrases.get(keyOf(word)) ?? []) {
        const end = this.#endOf(places, token, tokens, isDenial)
        if (end !== undefined) found.set(concept, Math.max(end, found.get(concept) ?? 0))
      }
      return found
    })
    const known = tokens.filter(({ word }, token) => at[token]!.size > 0 || isDenial(token) || this.#common.has(word)).length
    return { tokens, at, isDenial, known }
  }

  /** The last word of a phrase that begins at a word; nothing where it does not stand there. */
  #endOf(
    [place, ...rest]: readonly Place[],
    token: number,
    tokens: readonly Token[],
    isDenial: (token: number) => boolean,
  ): number | undefined {
    if (!place || !isAt(place, tokens[token]!.word)) return undefined
    if (place.isDenied) return this.#deniedBy(token, tokens, isDenial)
    if (rest.length === 0) return token
    return after(tokens, token, NEXT)
      .map((next) => this.#endOf(rest, next, tokens, isDenial))
      .find((end) => end !== undefined)
  }

  #deniedBy(token: number, tokens: readonly Token[], isDenial: (token: number) => boolean) {
    if (this.#endings.some((ending) => tokens[token]!.word.endsWith(ending))) return token
    const isBefore = token > 0 && after(tokens, token - 1, 1).length > 0 && isDenial(token - 1)
    return isBefore ? token : after(tokens, token, NEXT).find(isDenial)
  }
}
