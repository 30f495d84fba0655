/** A letter of an Indian script as Latin ones write it. A consonant without a sign behind it is spoken with an "a" that nobody has written. */
export type IndicSound = { letters: string; is: 'consonant' | 'vowel' | 'unwritten' }

const places = (letters: string, first: number) => letters.split(' ').map((letter, at): [number, string] => [first + at, letter])

// The nine scripts of India keep a letter at the same place of their block of Unicode.
const consonants = new Map([
  ...places('k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m', 0x15),
  ...places('y r r l l l v sh sh s h', 0x2f),
  // Odia has a second one.
  [0x5f, 'y'],
])
const vowels = new Map([
  ...places('a a i i u u ri', 0x05),
  ...places('e e e ai o o o au', 0x0d),
  ...places('a i i u u ri', 0x3e),
  ...places('e e e ai o o o au', 0x45),
])
/** Signs that close a syllable with a consonant. */
const closing = new Map([...places('n n', 0x01), [0x4e, 't'], [0x70, 'n'], ...places('n n r l l k', 0x7a)])
/** A dot below the letter before turns it into one of Persian or English. */
const DOTTED: Record<string, string> = { ph: 'f', j: 'z' }

const [FIRST, LAST, BLOCK] = [0x900, 0xd7f, 0x80]
const [VISARGA, NUKTA, FIRST_SIGN, VIRAMA, ADDAK] = [0x03, 0x3c, 0x3e, 0x4d, 0x71]
/** Stands behind a shortened word of Devanagari, where Gurmukhi has a nasal. */
const SHORTENED = '\u0970'
const INDIC = /[\u0900-\u0d7f]/

/** How a word of an Indian script is written in Latin letters, roughly and letter by letter; nothing of any other word. */
export function indicSounds(word: string): IndicSound[] | undefined {
  if (!INDIC.test(word)) return undefined
  const sounds: IndicSound[] = []
  let isOpen = false
  for (const letter of word.normalize('NFC')) {
    const code = letter.codePointAt(0)!
    const place = code >= FIRST && code <= LAST ? (code - FIRST) % BLOCK : -1
    // The one doubles what follows, the others are breath or a sign of writing.
    if (place === ADDAK || place === VISARGA || letter === SHORTENED) continue
    const last = sounds.at(-1)
    if (place === NUKTA) {
      if (last) last.letters = DOTTED[last.letters] ?? last.letters
      continue
    }
    if (isOpen && !(place >= FIRST_SIGN && place <= VIRAMA)) sounds.push({ letters: 'a', is: 'unwritten' })
    const consonant = consonants.get(place)
    isOpen = consonant !== undefined
    if (place === VIRAMA) continue
    const vowel = vowels.get(place)
    sounds.push({ letters: consonant ?? vowel ?? closing.get(place) ?? letter, is: vowel ? 'vowel' : 'consonant' })
  }
  if (isOpen) sounds.push({ letters: 'a', is: 'unwritten' })
  return sounds
}
