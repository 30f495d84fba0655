import type { Found, FoundDocument, QueryTerm } from '../library/library.ts'
import { DISEASE_WORDS } from '../text/diseases.ts'
import { isEveryday } from '../text/everyday-words.ts'
import { formsIn } from '../text/lexicon.ts'
import { inOneSpelling } from '../text/medical-words.ts'
import { MEDICINES } from '../text/medicines.ts'
import { FRAME_WORDS } from '../text/stop-words.ts'
import { stemOf, termsOf, wordsOf } from '../text/tokens.ts'

/** A document is near the best one with this share of its score, and of what it holds of the question by weight. */
const NEAR_SCORE = 0.6
const NEAR_COVERED = 0.7
/** A word that carries this share of the question's weight is named to the reader when no source names it. */
const CARRIES_FROM = 0.25
/** So many letters tell words of one family: hypertension, hypertensive. */
const FAMILY_LETTERS = 6
/** Words of asking, which are no subject. */
const ASKING: ReadonlySet<string> = new Set(
  'best better compare compared evidence effect effects effective efficacy role use used using treatment management recommended recommend latest current new help improve reduce prevent cause causes risk patient patients people should tell explain study studies managed treated given get receive useful beneficial benefit safe safer safest start started'.split(
    ' ',
  ),
)
/** Whether a word, in small letters, asks and is no subject. */
export const isAsking = (word: string) => ASKING.has(word) || FRAME_WORDS.has(word)

/** Words that stand beside a subject and are none. */
const BESIDE: ReadonlySet<string> = new Set('case cases diagnose function mechanism outlook therapy treatments'.split(' '))

export const wordsIn = ({ title, passages }: FoundDocument) => [title, ...passages.map(({ text }) => text)].join(' ')
const stemsOf = ({ stem, repaired }: QueryTerm) => (repaired ? termsOf(repaired) : [stem])
const weightOf = (terms: readonly QueryTerm[]) => terms.reduce((sum, { idf }) => sum + idf, 0)

/** The documents about the same as the best one; the others share words with the question and speak of something else. */
export function nearest({ documents, terms }: Found): FoundDocument[] {
  const best = Math.max(0, ...documents.map(({ score }) => score))
  const weighed = documents.map((document) => {
    const has = new Set(termsOf(wordsIn(document)))
    return { document, covered: weightOf(terms.filter((term) => stemsOf(term).every((stem) => has.has(stem)))) }
  })
  const most = Math.max(0, ...weighed.map(({ covered }) => covered))
  return weighed
    .filter(({ document, covered }) => document.score >= NEAR_SCORE * best && covered >= NEAR_COVERED * most)
    .map(({ document }) => document)
}

const MEDICINE: ReadonlySet<string> = new Set(MEDICINES.map(inOneSpelling))
const DISEASE: ReadonlySet<string> = new Set(DISEASE_WORDS.map(inOneSpelling))

/**
 * The medicines that a question names where the documents name none of them, and the diseases where they name neither a medicine nor a disease of
 * it: the question is about those, and the documents are about something else.
 */
export function namedElsewhere(query: string, terms: readonly QueryTerm[], documents: readonly FoundDocument[]): string[] {
  const meant = terms.flatMap(({ repaired }) => repaired ?? [])
  const inText = new Set(wordsOf(documents.map(wordsIn).join(' ')).map(inOneSpelling))
  const longForms = new Set(formsIn(query, termsOf(query)).flatMap(({ said }) => said))
  const stands = (word: string) => inText.has(inOneSpelling(word)) || longForms.has(stemOf(word)) || meant.includes(stemOf(word))
  const said = [...new Set(wordsOf(query))]
  const [medicines, diseases] = [MEDICINE, DISEASE].map((kind) => said.filter((word) => kind.has(inOneSpelling(word)))) as [
    string[],
    string[],
  ]
  if (medicines.length > 0 && !medicines.some(stands)) return medicines
  return [...medicines, ...diseases].some(stands) ? [] : diseases
}

/** The words that carry the question and stand in none of the documents, neither in another form nor as an abbreviation. */
export function unnamed(query: string, terms: readonly QueryTerm[], documents: readonly FoundDocument[]): string[] {
  const text = documents.map(wordsIn).join(' ').toLowerCase()
  const has = new Set(termsOf(text))
  const known = new Set(formsIn(query, termsOf(query)).flatMap(({ said, other }) => (other.every((one) => has.has(one)) ? said : [])))
  const named = (stem: string) =>
    has.has(stem) || known.has(stem) || (stem.length >= FAMILY_LETTERS && text.includes(stem.slice(0, FAMILY_LETTERS)))
  const subject = terms.filter(({ word, stem, repaired }) => {
    const said = word.toLowerCase()
    return !isEveryday(repaired ?? stem) && !isAsking(said) && !BESIDE.has(said)
  })
  const bar = CARRIES_FROM * weightOf(subject)
  return subject.filter((term) => term.idf >= bar && !stemsOf(term).every(named)).map(({ word, repaired }) => repaired ?? word)
}
