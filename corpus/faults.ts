import { copiesAmong } from './copies.ts'
import { faultsOfFigures } from './figures.ts'
import { Note } from './note.ts'
import { wholeTextOf } from './parts.ts'
import { faultsOfRegimens } from './regimens.ts'
import { faultsOfResults } from './results.ts'

const WORDS = { least: 80, most: 150 }
/** So many notes the editors can stand behind. */
const NOTES = { least: 150, most: 800 }

/** Everything that keeps these notes from being shipped, in words. */
export function faultsOfCorpus(files: { file: string; notes: unknown[] }[]): string[] {
  const notes: Note[] = []
  const faults: string[] = []
  for (const { file, notes: found } of files) {
    for (const [at, one] of found.entries()) {
      const parsed = Note.safeParse(one)
      if (parsed.success) notes.push(parsed.data)
      else faults.push(...parsed.error.issues.map(({ path, message }) => `${file}[${at}] ${path.join('.')}: ${message}`))
      if (parsed.success && fileOf(parsed.data) !== file) faults.push(`${parsed.data.id}: belongs in ${fileOf(parsed.data)}`)
    }
  }
  return [
    ...faults,
    ...notes.flatMap((note) => faultsOfNote(note).map((fault) => `${note.id}: ${fault}`)),
    ...repeated(notes, 'id'),
    ...repeated(notes, 'doi'),
    ...repeated(notes, 'title'),
    ...copiesAmong(notes),
  ]
}

/** What is wrong with how many notes there are. */
export const faultsOfSize = (notes: number) =>
  notes < NOTES.least || notes > NOTES.most ? [`${notes} notes, not ${NOTES.least} to ${NOTES.most}`] : []

/** The file a note lies in. */
export const fileOf = ({ specialty }: Pick<Note, 'specialty'>) => `${specialty.toLowerCase().replaceAll(' ', '-')}.json`

function faultsOfNote(note: Note): string[] {
  const words = wholeTextOf(note).split(/\s+/).length
  const faults = [...faultsOfFigures(note), ...faultsOfResults(note), ...faultsOfRegimens(note)]
  if (words < WORDS.least || words > WORDS.most) faults.push(`${words} words, not ${WORDS.least} to ${WORDS.most}`)
  if (note.doi && note.url && note.url !== `https://doi.org/${note.doi}`) faults.push('url and doi lead to two places')
  if (note.checked.how === 'doi-verified' && !note.doi) faults.push('is doi-verified without a doi')
  if (note.checked.how === 'issuer-known' && (note.kind !== 'guideline' || note.numbers.length + note.results.length > 0))
    faults.push('is issuer-known, which only a guideline without figures can be')
  for (const truth of ['supported', 'refuted'] as const)
    if (!note.claims.some((claim) => claim.truth === truth)) faults.push(`has no ${truth} claim`)
  return faults
}

function repeated(notes: Note[], key: 'id' | 'doi' | 'title'): string[] {
  const groups = Map.groupBy(notes, (note) => note[key]?.toLowerCase())
  return [...groups].flatMap(([value, group]) => (value && group.length > 1 ? [`${key} ${value} is used ${group.length} times`] : []))
}
