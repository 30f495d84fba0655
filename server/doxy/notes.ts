import type { NewDocument } from '#contract/doxy.ts'
import { readCorpus } from '#corpus/read.ts'
import { ALSO_KNOWN } from './answer/choose.ts'
import type { Library } from './library/library.ts'

/** The notes that come with the product, as documents: what leads to a note is searched with it. */
const documentOf = (note: ReturnType<typeof readCorpus>[number]): NewDocument => ({
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

let kinds: Map<string, string> | undefined

/** How many notes there are of each kind. */
export function tiersOf(noteIds: readonly string[]) {
  kinds ??= new Map(readCorpus().map(({ id, kind }) => [id, kind]))
  const found = Map.groupBy(noteIds, (id) => kinds?.get(id))
  return TIERS.flatMap((tier) => {
    const documents = found.get(tier)?.length ?? 0
    return documents > 0 ? [{ tier, documents }] : []
  })
}

/** Puts the notes on the shelves; those that lie there letter for letter stay, and those that ship no more go. */
export async function shelveNotes(library: Library) {
  const notes = readCorpus()
  const shipped = new Set(notes.map(({ id }) => id))
  for (const id of (await library.card(null)).noteIds) if (!shipped.has(id)) await library.remove(id, null)
  return library.ingest(notes.map(documentOf), { kind: 'publisher', memberId: null, origin: 'note' })
}
