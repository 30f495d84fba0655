import type { DocumentCard, FoundPassage } from '../library/library.ts'
import { mayBeRead } from '../safety/reader-address.ts'
import { contextOf } from '../text/sentences.ts'
import type { Read } from './reading.ts'

/** Sentences of one work, and what somebody wants to know of them. */
export type Material = { title: string; instruction: string; sentences: readonly string[] }

/** The sentences that a model may be given. Each is a passage of its own, so that what cites it can mean no other. */
export const readMaterial = ({ title, sentences }: Material): Read[] =>
  sentences.flatMap((quote, at) => (mayBeRead(quote) ? [readOf(title, quote, at)] : []))

function readOf(title: string, quote: string, at: number): Read {
  const passage: FoundPassage = { id: String(at), n: at, section: '', text: quote, score: 1 }
  const card: DocumentCard = {
    ...{ id: '-', title, year: null, source: '', doi: null, url: null, authors: [], specialization: null, preprint: false },
    ...{ origin: 'upload', owner: null },
  }
  return { document: { ...card, score: 1, passages: [passage] }, passage, passageId: passage.id, quote, context: contextOf(title, quote) }
}
