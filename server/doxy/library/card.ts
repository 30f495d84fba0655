import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { sharedAnswer } from '../../platform/db/shared-answer.ts'
import type { SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import type { LibraryCard, Viewer } from './library.ts'
import { countOwn } from './own/documents.ts'

/** What a viewer may know of the library: everybody's, and a member's own with it. */
export async function libraryCard(db: Db, vault: Vault, log: SealedLog | undefined, viewer: Viewer): Promise<LibraryCard> {
  const card = await everybodysCard(db)
  if (viewer === null) return card
  const own = await countOwn(db, vault, log, viewer)
  const years = [...own.years, ...(card.years ? [card.years.from, card.years.to] : [])]
  return {
    ...card,
    documents: card.documents + own.documents,
    passages: card.passages + own.passages,
    origins: { ...card.origins, upload: card.origins.upload + own.documents },
    preprints: card.preprints + own.preprints,
    newest: own.newest && (!card.newest || own.newest > card.newest) ? own.newest : card.newest,
    years: years.length > 0 ? { from: Math.min(...years), to: Math.max(...years) } : null,
  }
}

type Totals = {
  documents: number
  newest: Date | null
  note: number
  upload: number
  preprints: number
  from: number | null
  to: number | null
  noteIds: string[]
}

/** How long it is good though nothing was brought or taken away: a list of retractions may name works that are not here. */
const CARD_MS = 60_000
const counted = sharedAnswer(CARD_MS, countForEverybody)
/** The change up to which the library was counted. */
const countedAt = new WeakMap<Db, number>()

/** What everybody may know of the library: counted once for all who ask, who need no account, and anew once it has changed. */
async function everybodysCard(db: Db): Promise<LibraryCard> {
  const { change } = await db.selectFrom('evidence_state').select('change').executeTakeFirstOrThrow()
  if (countedAt.get(db) !== change) counted.forget(db)
  countedAt.set(db, change)
  return counted.get(db)
}

async function countForEverybody(db: Db): Promise<LibraryCard> {
  const { rows: totals } = await sql<Totals>`
    select count(*) as documents, min(year) as "from", max(year) as "to", max(uploaded_at) as newest, count(*) filter (where origin = 'note') as note,
      count(*) filter (where origin = 'upload') as upload,
      count(*) filter (where preprint) as preprints,
      coalesce(array_agg(id) filter (where origin = 'note'), '{}') as "noteIds"
    from evidence_document d where not d.removed`.execute(db)
  const { rows: passages } = await sql<{ passages: number }>`
    select count(*) as passages from evidence_passage p join evidence_document d on d.no = p.document_no
    where not d.removed`.execute(db)
  const { rows: sources } = await sql<{ source: string; documents: number }>`
    select source, count(*) as documents from evidence_document d where not d.removed
    group by source order by documents desc, source limit 100`.execute(db)
  const { rows: licences } = await sql<{ licence: string; documents: number }>`
    select licence, count(*) as documents from evidence_document d where not d.removed
    group by licence order by documents desc, licence limit 20`.execute(db)
  const { rows: retracted } = await sql<{ works: number }>`select count(*) as works from evidence_retraction`.execute(db)
  const { documents, newest, note, upload, preprints, from, to, noteIds } = totals[0]!
  const years = from === null || to === null ? null : { from, to }
  return {
    documents,
    passages: passages[0]!.passages,
    sources,
    licences,
    origins: { note, upload },
    preprints,
    retractions: retracted[0]!.works,
    newest,
    years,
    noteIds,
  }
}
