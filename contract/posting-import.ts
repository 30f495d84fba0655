import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { IMPORT_MAX_BYTES } from './limits.ts'
import { Count, Id } from './page.ts'
import { PostingField } from './posting.ts'
import { member, refuses } from './route.ts'

/** What becomes of a row: a draft of its own, a change of the draft with the same id, or nothing. */
const RowOutcome = z.enum(['new', 'update', 'fault'])

/** A row of a file as it was read. */
export const ImportedRow = z.object({
  /** The line of a CSV file where it begins, or which posting of a feed it is. */
  at: z.number().int(),
  externalId: z.string(),
  title: z.string(),
  outcome: RowOutcome,
  /** Why nothing becomes of it, in words; with the field where it is about one. */
  faults: z.array(z.object({ field: PostingField.nullable(), words: z.string() })),
  /** The draft that it became or changed; null before it is taken. */
  postingId: Id.nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** What a file holds. */
export const ImportedFile = z.object({
  format: z.enum(['csv', 'feed']),
  rows: z.array(ImportedRow),
  counts: z.object({ new: Count, update: Count, fault: Count }),
  /** Columns or fields that nothing is read from. */
  unread: z.array(z.string()),
})
export type ImportedFile = z.infer<typeof ImportedFile>

const Sent = z.strictObject({
  institutionId: Id,
  file: z.file().max(IMPORT_MAX_BYTES, `Use a file of at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB.`),
})
const refusals = refuses('NOT_FOUND', 'NO_ROLE', 'IMPORT_UNREADABLE', 'TOO_LARGE')
const path = '/api/institutions/{institutionId}/posting-import'

/** Many postings from one file: CSV, or JSON in the form of schema.org's JobPosting. Each becomes a draft; none is published. */
export const postingImport = {
  preview: member
    .route({
      method: 'POST',
      path: `${path}/preview`,
      summary: 'Read a file of postings and say what would become of each; nothing is kept',
    })
    .input(Sent)
    .output(ImportedFile)
    .errors(refusals),

  take: member
    .route({
      method: 'POST',
      path,
      summary: 'Make drafts of the rows that have no fault; a row with the id of an earlier one changes its draft',
    })
    .input(Sent.extend({ clientId: ClientId }))
    .output(ImportedFile)
    .errors({ ...refusals, ...refuses('LIST_FULL') }),
}
