import type { PostingField } from '#contract/posting.ts'
import type { Content } from '../rules.ts'

export type RowFault = { field: PostingField | null; words: string }

/** A posting as a file says it, not yet held against what a posting may say. */
export type ReadRow = {
  /** The line of a CSV file, or which posting of a feed it is. */
  at: number
  externalId: string
  said: { [Field in keyof Content]?: unknown }
  faults: RowFault[]
}

/** A row whose values are what a posting may hold, but for those that its faults name. */
export type CheckedRow = { at: number; externalId: string; title: string; said: Partial<Content>; faults: RowFault[] }

export type ReadFile = { format: 'csv' | 'feed'; rows: ReadRow[]; unread: string[] }
export type CheckedFile = Omit<ReadFile, 'rows'> & { rows: CheckedRow[] }

/** Reads one value, or says in words why it cannot be taken. */
export class Unfit extends Error {}
