import type { OwnDocument, QuarantinedDocument } from '#contract/documents.ts'
import type { Ingested, NewDocument } from '#contract/doxy.ts'
import type { Page } from '#contract/page.ts'
import type { Part } from '../safety/injection/injection.ts'

/** Tells one stranger, one site and one provider from another, and nobody who they are. */
export type Stranger = { sender: string; site: string; provider: string }

/** Who uploads documents: nobody known, a member for themselves, or somebody who may speak to everybody (operator, reviewer). */
export type Uploader =
  | ({ kind: 'anonymous' } & Stranger)
  | { kind: 'member'; memberId: string }
  /** `memberId` is the reviewer's; the operator and the shipped notes have none. */
  | { kind: 'publisher'; memberId: string | null; origin?: 'note' | 'upload' }

/** Whose eyes see the documents: a member's own and everybody's, or (null) everybody's only. */
export type Viewer = string | null

export type DocumentCard = {
  /** As it was uploaded. */
  id: string
  title: string
  year: number | null
  source: string
  doi: string | null
  url: string | null
  authors: string[]
  specialization: string | null
  /** Not yet reviewed by peers. */
  preprint: boolean
  origin: 'note' | 'upload'
  /** Whose it is; null is everybody's. */
  owner: string | null
}

export type FoundPassage = {
  id: string
  /** Its place in the document, from 0. */
  n: number
  /** Heading of the part it stands in, when the text names one ("RESULTS"). */
  section: string
  text: string
  score: number
}

export type FoundDocument = DocumentCard & {
  /** Its best passage's score. */
  score: number
  /** Best first; at least one. */
  passages: [FoundPassage, ...FoundPassage[]]
}

/** A content word of the query, once. */
export type QueryTerm = {
  /** As it was typed. */
  word: string
  /** As it is indexed. */
  stem: string
  /** The word of the library it was taken for, when it was misspelt. */
  repaired: string | null
  /** Passages that have it, of those the viewer may see; 0 when the library does not know it. */
  df: number
  idf: number
}

/** What the answerability rule weighs, each from 0 to 1. */
type Signals = {
  /** Best share of the query's idf found in one of the top 3 documents. */
  c3: number
  /** Best share of the query's idf found in one sentence of the top passages. */
  cs: number
  /** Top score over its ceiling. */
  s: number
  /** Relative gap between ranks 1 and 5. */
  g: number
}

export type Found = {
  /** Best first, each id once. */
  documents: FoundDocument[]
  terms: QueryTerm[]
  signals: Signals
  /** Passages that were looked through. */
  searched: number
}

export type LibraryCard = {
  documents: number
  passages: number
  /** Of everybody's documents. */
  sources: { source: string; documents: number }[]
  /** Of everybody's documents. */
  licences: { licence: string; documents: number }[]
  origins: { note: number; upload: number }
  preprints: number
  /** Retracted works that are kept out. */
  retractions: number
  /** When the newest document came in; null while there is none. */
  newest: Date | null
  /** When the oldest and the newest document were published. */
  years: { from: number; to: number } | null
  noteIds: string[]
}

/** A work that was retracted: the id it was or would be uploaded with, and its DOI. */
export type Retracted = { id: string; doi: string | null }

/** The evidence: what it holds, who may see it, and what fits a question. The routes and answers of the room use nothing below it. */
export interface Library {
  /** Takes documents in. Repeating it changes nothing; other text under the same id replaces the uploader's own document, nobody else's. */
  ingest(docs: readonly NewDocument[], by: Uploader): Promise<Ingested>
  /** The best `k` documents (10) for a query among those the viewer may see. */
  search(query: string, options: { viewer: Viewer; k?: number }): Promise<Found>
  /** How telling terms are, by the passages for everybody that have them. */
  idfs(terms: readonly string[]): Promise<Map<string, number>>
  /** The passage a citation points to with its document; undefined when it is gone or not for these eyes. */
  findPassage(passageId: string, viewer: Viewer): Promise<{ document: DocumentCard; passage: Omit<FoundPassage, 'score'> } | undefined>
  /** What a viewer may know of the library. */
  card(viewer: Viewer): Promise<LibraryCard>
  /** Takes a document away: the member's own, or (null) everybody's. False when there is none. */
  remove(id: string, owner: Viewer): Promise<boolean>
  /** Takes retracted works out of the index for everybody and keeps them out; says how many were in it. */
  retract(works: readonly Retracted[]): Promise<number>
  /** Whether a member has a document of this id among their own. */
  hasOwn(memberId: string, id: string): Promise<boolean>
  /** A text in parts, the sentences that speak to a machine apart from the rest; read in a thread, in the member's turn. */
  partsOf(text: string, memberId: string): Promise<Part[]>
  /** A page of what a member uploaded, the latest first. */
  listOwn(memberId: string, cursor?: string): Promise<Page<OwnDocument>>
  /** Takes a member's own document away by its number. False when it is not theirs. */
  removeOwn(memberId: string, no: number): Promise<boolean>
  /** A page of the anonymous documents that wait for a reviewer, oldest first. */
  listQuarantined(cursor?: string): Promise<Page<QuarantinedDocument>>
  /** One of them with its whole text, in parts, for a reviewer. */
  getQuarantined(no: number, reviewerId: string): Promise<QuarantinedDocument & { parts: Part[] }>
  /** A reviewer's word on a waiting document: everybody may find it, or it goes. Said again it changes nothing. */
  decideQuarantined(no: number, publish: boolean, reviewerId: string): Promise<void>
  /** Deletes waiting documents whose time is over; says how many. */
  sweepQuarantine(): Promise<number>
  /** Settles when everything that was stored can be found; searching and ingesting wait for it by themselves. */
  readonly ready: Promise<void>
  /** Passages that everybody can find. */
  readonly size: number
  close(): Promise<void>
}
