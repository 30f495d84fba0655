import { z } from 'zod'
import { type PostingField, postingFields } from '#contract/posting.ts'
import type { CheckedFile, CheckedRow, ReadFile, ReadRow, RowFault } from './row.ts'

const Said = z.strictObject(postingFields).partial()

/** Holds what a file says against what a posting may say. */
export const checkFile = ({ rows, ...file }: ReadFile): CheckedFile => ({ ...file, rows: rows.map(checkRow) })

/** A name as the database keeps it: signs that it does not would name something else there, or nothing. */
const keptAs = (name: string) =>
  name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

function checkRow({ at, externalId, said, faults }: ReadRow): CheckedRow {
  const { data = {}, error } = Said.safeParse(said)
  return {
    ...{ at, externalId: keptAs(externalId), said: data, title: data.title ?? String(said.title ?? '') },
    faults: [
      ...faults,
      ...faultsIn(error),
      ...(said.title === undefined ? [{ field: 'title' as const, words: 'A title is missing.' }] : []),
    ],
  }
}

/** What the schema finds, with the field that it found it in. */
const faultsIn = (error: z.ZodError | undefined): RowFault[] =>
  (error?.issues ?? []).map(({ path: [field], message }) => ({ field: field as PostingField, words: message }))
