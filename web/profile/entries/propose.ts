import type { Profile } from '#contract/profile.ts'
import { trimmedOf } from '../credentials/papers/names.ts'
import { type EntryForm, emptyEntry } from './entry-form.ts'

const degrees = new Set(
  'mbbs md ms dm mch dnb drnb bds mds bams bhms bums bpt bsc msc bpharm mpharm pharmd phd mph mha mrcp frcs mrcs mrcog frca diploma bachelor master doctor'.split(
    ' ',
  ),
)
/** "M.B.B.S. (Hons)" and "MD Medicine" begin with a degree. */
const isDegree = (piece: string) => degrees.has(/^\p{L}+/u.exec(piece.replaceAll('.', '').trim().toLowerCase())?.[0] ?? '')
const TRAINING = /\b(fellow(ship)?|residency|observership|internship|course|training|certificate)\b/i
const YEARS = /\(?\b((?:19[4-9]|20\d)\d)\b(?:\s*(?:-|–|—|to|till)\s*((?:19[4-9]|20\d)\d|\d{2}|present|date)\b)?\)?/i
const PLACE = /\b(from|at)\b|,|\s[-–—:]\s/i

/** The pieces of what was written: lines and semicolons part them, and commas where each piece is a degree. */
const piecesOf = (text: string) =>
  text
    .split(/[\n;•]+/)
    .flatMap((piece) => {
      const listed = piece.split(/,(?![^(]*\))/).map((one) => one.trim())
      return listed.length > 1 && listed.every(isDegree) ? listed : piece
    })
    .map((piece) => piece.replace(/^[\s\-–—*.\d)]+(?=\p{L})/u, '').trim())
    .filter(Boolean)

function proposalOf(piece: string): EntryForm {
  const [all = '', first = '', last = ''] = YEARS.exec(piece) ?? []
  const words = (all ? piece.replace(all, ' ') : piece).replace(/\s+/g, ' ').trim()
  const cut = PLACE.exec(words.replace(/\([^()]{0,200}\)/g, (brackets) => '_'.repeat(brackets.length)))
  const [title, institution] = cut ? [words.slice(0, cut.index), words.slice(cut.index + cut[0].length)] : [words, '']
  const tidy = (text: string) => trimmedOf(text, ' ,.:–—-').slice(0, 160)
  const isPresent = /present|date/i.test(last)
  const end = last.length === 2 ? first.slice(0, 2) + last : last
  return {
    ...emptyEntry(TRAINING.test(words) && !isDegree(words) ? 'training' : 'degree'),
    ...{ title: tidy(title), institution: tidy(institution), isPresent },
    ...(last ? { startedYear: first, endedYear: isPresent ? '' : end } : { endedYear: first }),
  }
}

/** What a member wrote of themselves, as entries for them to look through. */
export function proposeEntries({ card, details }: Pick<Profile, 'card' | 'details'>): EntryForm[] {
  const position = details.currentPosition.trim()
  return [
    ...(position ? [{ ...emptyEntry('position'), title: position, institution: card.hospital, isPresent: true }] : []),
    ...piecesOf(details.education).map(proposalOf),
  ]
}
