import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { cardOf, type ShownPassage } from '../reads.ts'
import { type OwnCard, type OwnWords, openCard, openWords } from './sealing.ts'

/** A passage of a member's document by the numbers of both. */
export type OwnPlace = { document: number; n: number }
export type OwnPassage = OwnPlace & OwnWords & { card: OwnCard }

/** Passages of a document that are opened at once. */
export const SLICE = 5

const PASSAGE_ID = /^own-(\d{1,9})-(\d{1,6})$/

/** The name under which the owner cites a passage. */
export const passageIdOf = ({ document, n }: OwnPlace) => `own-${document}-${n}`

/** The passage that a name means; undefined where it names no member's passage. */
export function placeOf(passageId: string): OwnPlace | undefined {
  const [, document, n] = PASSAGE_ID.exec(passageId) ?? []
  return document && n ? { document: Number(document), n: Number(n) } : undefined
}

/** The numbers of an owner's documents, in the order in which they came. */
export async function listOwnNumbers(db: Db, ownerId: string): Promise<number[]> {
  const rows = await db.selectFrom('evidence_own').select('no').where('owner_id', '=', ownerId).orderBy('no').execute()
  return rows.map(({ no }) => no)
}

/** Passages of one owner, opened; those that are gone are left out. */
export async function readOwn(db: Db, vault: Vault, ownerId: string, places: readonly OwnPlace[]): Promise<OwnPassage[]> {
  if (places.length === 0) return []
  const [documents, ns] = [places.map(({ document }) => document), places.map(({ n }) => n)]
  return opened(db, vault, ownerId, sql`(p.document_no, p.n) in (select * from unnest(${documents}::int[], ${ns}::int[]))`)
}

/** A passage as it is shown to its owner. */
export const shownOwn = (ownerId: string, passage: OwnPassage): ShownPassage => ({
  passageId: passageIdOf(passage),
  n: passage.n,
  section: passage.section,
  body: passage.body,
  card: cardOf({ ...passage.card, origin: 'upload' }, ownerId),
})

/** All passages of a document in their order, a few at a time; nothing when it is gone. */
export async function* readOwnDocument(db: Db, vault: Vault, ownerId: string, document: number): AsyncGenerator<OwnPassage> {
  for (let from = 0; ; from += SLICE) {
    const passages = await opened(db, vault, ownerId, sql`p.document_no = ${document} and p.n >= ${from} and p.n < ${from + SLICE}`)
    yield* passages
    if (passages.length < SLICE) return
  }
}

type Row = OwnPlace & { words: Buffer; card: Buffer | null }

/** A document's card comes with the first of its passages. */
async function opened(db: Db, vault: Vault, ownerId: string, which: ReturnType<typeof sql>): Promise<OwnPassage[]> {
  const { rows } = await sql<Row>`
    select p.document_no as document, p.n, p.words,
      case when row_number() over (partition by p.document_no order by p.n) = 1 then d.card end as card
    from evidence_own_passage p join evidence_own d on d.owner_id = p.owner_id and d.no = p.document_no
    where p.owner_id = ${ownerId} and ${which} order by p.document_no, p.n`.execute(db)
  const cards = new Map<number, OwnCard>()
  return rows.map(({ document, n, words, card }) => {
    if (card) cards.set(document, openCard(vault, ownerId, { no: document, card }))
    return { document, n, card: cards.get(document)!, ...openWords(vault, ownerId, { document, n, words }) }
  })
}
