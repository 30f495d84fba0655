/** Alphabets that look like Latin letters in part: one name holds letters of one of them. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian']

/** Scripts that members write their names in: those that Unicode recommends for identifiers (UAX #31), and Santali's and Manipuri's. */
const SCRIPTS = [
  ...ALIKE,
  ...['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu', 'Ol_Chiki', 'Meetei_Mayek'],
  ...['Arabic', 'Ethiopic', 'Georgian', 'Hebrew', 'Khmer', 'Lao', 'Myanmar', 'Sinhala', 'Thaana', 'Thai', 'Tibetan'],
]
/** Japanese and Korean words mix scripts of their own. */
const MIXED = ['Han}\\p{scx=Hiragana}\\p{scx=Katakana', 'Han}\\p{scx=Hangul']

const inScripts = [...SCRIPTS, ...MIXED].map((script) => ({
  script,
  // A mark that some scripts share, as a sign of Arabic vowels, is none of another one's.
  whole: new RegExp(`^[\\p{scx=${script}}\\p{scx=Inherited}0-9]*$`, 'u'),
  some: new RegExp(`(?=\\p{L})\\p{sc=${script.split('}')[0]}}`, 'u'),
}))

/** A digit other than 0 to 9: beside letters of another script it is there as a sign. */
const DIGIT_OF_ITS_OWN = /(?![0-9])\p{Nd}/u

export type ScriptFault = { kind: 'mixed' | 'unknown'; word: string }

/** The word whose letters are not all of one alphabet, or of none that names are written in here. */
export function scriptFaultOf(words: readonly string[]): ScriptFault | undefined {
  const alike = new Set<string>()
  const written = new Set(inScripts.filter(({ some }) => words.some((word) => some.test(word))))
  for (const word of words) {
    const found = inScripts.find(({ whole }) => whole.test(word))
    if (!found) return { kind: [...word].every((letter) => inScripts.some(({ whole }) => whole.test(letter))) ? 'mixed' : 'unknown', word }
    if (DIGIT_OF_ITS_OWN.test(word) && !written.has(found)) return { kind: 'mixed', word }
    if (ALIKE.includes(found.script) && found.some.test(word)) alike.add(found.script)
    if (alike.size > 1) return { kind: 'mixed', word }
  }
  return undefined
}
