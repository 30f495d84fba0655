import type { PaperProposal } from '#contract/papers.ts'

/** What a file says: its pages, and where it tells so itself, title and authors. */
export type Document = { pages: string[]; isCut: boolean; title: string; authors: string; keywords: string }

/** What became of a file: its text, or why there is none. */
export type Reading =
  | { state: 'read'; pages: string[]; isCut: boolean; proposal: PaperProposal }
  | { state: 'scanned'; pages: []; isCut: false; proposal: PaperProposal }
  | { state: 'failed'; trouble: string }

/** A file that cannot be read, in words for whoever sent it. */
export class Unreadable extends Error {}

export const nothingProposed: PaperProposal = { title: '', authors: '', year: '', journal: '', doi: '', abstract: '', topics: [] }
