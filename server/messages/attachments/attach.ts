import { Refusal } from '#contract/errors.ts'
import type { AttachmentNote, MessageContent } from '#contract/message-content.ts'
import type { Envelope } from '#contract/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { type Kept, keepAgain, keepUpload } from '../../platform/uploads/kept.ts'
import { openUpload } from '../../platform/uploads/take.ts'
import { describesFiles } from '../rules.ts'
import { attachmentUpload } from '../uploads.ts'
import { findReadable, saveAttachments } from './queries.ts'

export type Stores = Pick<Services, 'db' | 'files' | 'vault'>
type Outgoing = { envelope: Envelope; attachments: readonly string[] }
/** Has the files go with the message that was written there, in its transaction. */
type Attach = (tx: Db, message: { conversationId: string; seq: number }) => Promise<unknown>

const readers = { plain1: (body: string) => JSON.parse(body) as MessageContent }
const contentOf = ({ alg, body }: Envelope) => readers[alg](body)

/** What a message says of its files. */
export const notesOf = (envelope: Envelope): readonly AttachmentNote[] => contentOf(envelope).attachments ?? []

/**
 * Finds the files that are to go with a message: whole uploads of the sender's, each of which goes with one message; or, of what is forwarded,
 * files that the sender can read. Reading an upload takes longer than a transaction may, so it comes before.
 */
export async function findFiles(stores: Stores, senderId: string, { envelope, attachments }: Outgoing): Promise<Attach> {
  const ids = attachments.map((id) => id.toLowerCase()).sort()
  const isForwarded = contentOf(envelope).forwarded === true
  const files = isForwarded ? await readable(stores, senderId, ids) : await uploaded(stores, senderId, ids)
  describesFiles(notesOf(envelope), files)
  return async (tx, message) => {
    const kept: Kept[] = []
    for (const id of ids) kept.push(isForwarded ? await keepAgain(tx, id) : await keepUpload(tx, attachmentUpload, senderId, id))
    await saveAttachments(tx, senderId, message, kept)
  }
}

async function readable({ db }: Stores, senderId: string, ids: readonly string[]) {
  const found = await findReadable(db, senderId, ids, null)
  if (found.length < ids.length) throw new Refusal('NOT_FOUND', { words: MISSING })
  return found
}

async function uploaded(stores: Stores, senderId: string, ids: readonly string[]) {
  const files: Awaited<ReturnType<typeof openUpload>>[] = []
  for (const id of ids) files.push(await openUpload(stores, attachmentUpload, senderId, id).catch(missing))
  return files
}

/** A message may wait for the network longer than its files do. */
const MISSING = 'A file of this message is not there any more. Please add it again.'

function missing(error: unknown): never {
  throw error instanceof Refusal && error.code === 'NOT_FOUND' ? new Refusal('NOT_FOUND', { words: MISSING }) : error
}
