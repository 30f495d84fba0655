import { soundOf } from './sound.ts'
import { either, exact, prefix, TYPED_MIN } from './terms.ts'

/** A word of a name as it begins; beside a longer one "KS" may be K. S. */
function nameIn(words: readonly string[]) {
  const isBeside = words.some((word) => word.length > INITIALS_MAX)
  return (word: string) => {
    const whole = prefix(`@${word}`)
    if (!isBeside || !INITIALS.test(word) || SHORTENED.has(word)) return whole
    return either(whole, [...word].map((letter) => prefix(`@${letter}`)).join(' & '))
  }
}
const INITIALS_MAX = 3
const INITIALS = /^[bcdfghjklmnpqrstvwxz]{2,3}$/
/** Two letters that are a name. */
const SHORTENED = new Set(['md'])

/** All words of a name; a single letter may be written in one with what follows it: "D Souza" is D'Souza. */
function partsOfName(words: readonly string[], ask: (word: string, isLast: boolean) => string): string {
  const asked: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at]!, words[at + 1]]
    const isParted = /^[a-z]$/.test(word) && next !== undefined && next.length >= TYPED_MIN
    const isLast = (no: number) => no === words.length - 1
    if (!isParted) asked.push(ask(word, isLast(at)))
    else asked.push(either(`${ask(word, false)} & ${ask(next, isLast(++at))}`, ask(word + next, isLast(at))))
  }
  return asked.join(' & ')
}

export const namesOf = (words: readonly string[]) => partsOfName(words, nameIn(words))

/** A name that sounds so: its words but the last one whole. Too short a word sounds like too many, and begins the name as it is written. */
export function soundsOf(words: readonly string[]): string {
  const sounds = (word: string) => word.length >= TYPED_MIN && soundOf(word).length >= TYPED_MIN
  if (!words.some(sounds)) return ''
  const written = nameIn(words)
  return partsOfName(words, (word, isLast) => {
    if (!sounds(word) && !SHORTENED.has(word)) return written(word)
    return (isLast ? prefix : exact)(`~${soundOf(word)}`)
  })
}
