import { normalised } from '#contract/normalised.ts'
import { type Specialty, specialties } from './specialties.ts'

/** Part of a specialty that has a name of its own: who looks for one does not look for all of them. */
const NARROWER = new Set([
  'orthodont',
  'endodont',
  'prosthodont',
  'periodont',
  'diabetolog',
  'phthisiolog',
  'histopath',
  'allerg',
  'infertility',
  'fertility',
])
/** What follows the name of a specialty without naming another. */
const BESIDE = new Set(['and', 'of', 'medicine', 'care', 'department', 'dept', 'specialist', 'consultant', 'physician', 'doctor'])

const wordsOf = (text: string) =>
  normalised(text, 'NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

type Phrase = { parts: string[]; isWord: boolean }

/** The phrases that name all of a specialty. One with dots is whole words, any other the beginning of words. */
const named = specialties.map((specialty) => ({
  specialty,
  phrases: specialty.stems
    .filter((stem) => !NARROWER.has(stem))
    .map((stem): Phrase => ({ parts: wordsOf(stem.replaceAll('.', ' ')), isWord: stem.includes('.') })),
}))

/** The words that this phrase explains; none unless all its parts are there. */
function explainedBy({ parts, isWord }: Phrase, words: readonly string[]): string[] {
  const found = parts.map((part) => words.filter((word) => (isWord ? word === part : word.startsWith(part))))
  return found.every((ones) => ones.length > 0) ? found.flat() : []
}

const names = ({ specialty, phrases }: (typeof named)[number], words: readonly string[]): boolean => {
  if (specialty.not?.some((stem) => words.some((word) => word.startsWith(stem)))) return false
  const explained = new Set(phrases.flatMap((phrase) => explainedBy(phrase, words)))
  return explained.size > 0 && words.every((word) => explained.has(word) || BESIDE.has(word))
}

const nameOf = ({ name }: Specialty) => name.toLowerCase()

/** The same for "Cardiology", "Cardiologist" and "Consultant Cardiologist", and for no other specialty; what the dictionary does not know is itself. */
export function keyOfSpecialty(text: string): string {
  const words = wordsOf(text)
  const found = named.filter((one) => names(one, words))
  return found.length === 1 ? nameOf(found[0]!.specialty) : text.trim().toLowerCase()
}
