import type { NewDocument } from '#contract/doxy.ts'
import type { Retracted } from '../library/library.ts'

/** What a source of literature sends at a time. */
export type Batch = {
  documents: NewDocument[]
  /** Works that were retracted, this answer's or others that it names. */
  retracted: Retracted[]
  /** Works that have no abstract: there is nothing to quote. */
  withoutAbstract: number
}

export type Search = { query: string; most: number }

/** A work's id is the same whichever source sends it, so that none is indexed twice. */
export const pubmedId = (pmid: string) => `pmid:${pmid}`

/** Said of an abstract for which its source names no licence. */
export const RIGHTS_RESERVED = 'Abstract, rights with its publisher'
