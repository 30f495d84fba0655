import { wholeTextOf } from '#corpus/parts.ts'
import { notesInTurns } from '#corpus/read.ts'
import { DISEASE_WORDS } from './diseases.ts'
import lexicon from './lexicon.json' with { type: 'json' }
import { MEDICINES } from './medicines.ts'
import { SPECIALTY_WORDS } from './specialties.ts'
import { wordsOf } from './tokens.ts'

/** A word in one spelling and number: haematologists and hematologist are one. */
export const inOneSpelling = (word: string) =>
  word
    .replace(/ae|oe/g, 'e')
    .replace(/sulph/g, 'sulf')
    .replace(/our(?=s?$)/, 'or')
    .replace(/is(?=(?:e|es|ed|ing|ations?)$)/, 'iz')
    .replace(/ies$/, 'y')
    .replace(/(?<=\w{3})s$/, '')

let known: Promise<Set<string>> | undefined

async function readWords() {
  const words = new Set(
    [...SPECIALTY_WORDS, ...DISEASE_WORDS, ...MEDICINES, ...Object.values<string>(lexicon.abbreviations).flatMap(wordsOf)].map(
      inOneSpelling,
    ),
  )
  for await (const { title, aliases, ...note } of notesInTurns())
    for (const word of new Set(wordsOf([title, wholeTextOf(note), ...aliases].join(' ')))) words.add(inOneSpelling(word))
  return words
}

/** Whether a word is one of medicine as it is rightly written: a specialty, a disease, or a word of our notes and abbreviations. It is no slip of the keyboard. */
export async function isMedicalWord(word: string): Promise<boolean> {
  known ??= readWords()
  return (await known).has(inOneSpelling(word))
}
