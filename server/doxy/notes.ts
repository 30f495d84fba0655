import type { NewDocument } from '#contract/doxy.ts'
import type { Note } from '#corpus/note.ts'
import { notesInTurns } from '#corpus/read.ts'
import { ALSO_KNOWN } from './answer/choose.ts'
import type { Library } from './library/library.ts'

/** The notes that come with the product, as documents: what leads to a note is searched with it. */
const documentOf = (note: Note): NewDocument => ({
  id: note.id,
  text: `${note.text}\n\n${ALSO_KNOWN} ${note.aliases.join(', ')}.`,
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

let kinds: Promise<Map<string, string>> | undefined

const readKinds = async () => new Map(await Array.fromAsync(notesInTurns(), ({ id, kind }) => [id, kind] as const))

/** How many notes there are of each kind. */
export async function tiersOf(noteIds: readonly string[]) {
  kinds ??= readKinds()
  const known = await kinds
  const found = Map.groupBy(noteIds, (id) => known.get(id))
  return TIERS.flatMap((tier) => {
    const documents = found.get(tier)?.length ?? 0
    return documents > 0 ? [{ tier, documents }] : []
  })
}

/** Indexes the notes; those that are indexed letter for letter stay, and those that ship no more go. */
export async function indexNotes(library: Library) {
  const notes = await Array.fromAsync(notesInTurns())
  const shipped = new Set(notes.map(({ id }) => id))
  for (const id of (await library.card(null)).noteIds) if (!shipped.has(id)) await library.remove(id, null)
  return library.ingest(notes.map(documentOf), { kind: 'publisher', memberId: null, origin: 'note' })
}
