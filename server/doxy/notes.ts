import type { NewDocument } from '#contract/doxy.ts'
import { type Note, SPECIALTIES } from '#corpus/note.ts'
import { notesInTurns } from '#corpus/read.ts'
import type { Library } from './library/library.ts'
import { textOfNote } from './text/note-parts.ts'

/** The notes that come with the product, as documents: what leads to a note is searched with it. */
export const documentOf = (note: Note): NewDocument => ({
  id: note.id,
  text: textOfNote(note),
  meta: {
    title: note.title,
    year: note.year,
    source: note.source,
    doi: note.doi ?? null,
    url: note.url ?? null,
    authors: null,
    specialization: note.specialty,
    licence: 'Apache-2.0',
  },
})

/** The kinds of works, those that carry most first. */
const TIERS = ['guideline', 'meta-analysis', 'trial', 'cohort', 'diagnostic', 'burden', 'consensus'] as const

type Place = Pick<Note, 'kind' | 'specialty'>

let places: Promise<Map<string, Place>> | undefined

const readPlaces = async () =>
  new Map(await Array.fromAsync(notesInTurns(), ({ id, kind, specialty }) => [id, { kind, specialty }] as const))

/** How many notes there are of each kind, and about each specialty: those without any stand among the latter, so that what is missing is seen. */
export async function coverageOf(noteIds: readonly string[]) {
  places ??= readPlaces()
  const known = await places
  const found = noteIds.flatMap((id) => known.get(id) ?? [])
  const kinds = Map.groupBy(found, ({ kind }) => kind)
  const specialties = Map.groupBy(found, ({ specialty }) => specialty)
  return {
    tiers: TIERS.map((tier) => ({ tier, documents: kinds.get(tier)?.length ?? 0 })).filter(({ documents }) => documents > 0),
    specialties: SPECIALTIES.map((specialty) => ({ specialty, documents: specialties.get(specialty)?.length ?? 0 })),
  }
}

/** Indexes the notes; those that are indexed letter for letter stay, and those that ship no more go. */
export async function indexNotes(library: Library) {
  const notes = await Array.fromAsync(notesInTurns())
  const shipped = new Set(notes.map(({ id }) => id))
  for (const id of (await library.card(null)).noteIds) if (!shipped.has(id)) await library.remove(id, null)
  return library.ingest(notes.map(documentOf), { kind: 'publisher', memberId: null, origin: 'note' })
}
