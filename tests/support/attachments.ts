import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AttachmentType } from '#contract/attachments.ts'
import type { AttachmentNote } from '#contract/message-content.ts'
import { messages } from '#contract/messages.ts'
import { sendUpload } from './upload.ts'
import type { TestMember, World } from './world.ts'

/** What the files of these tests hold, again and again. */
export const SENTENCE = 'Bed 4, Lakshmi Devi, creatinine 1.1, consent for radial access. '

const HEADS: Partial<Record<AttachmentType, Buffer>> = {
  'application/pdf': Buffer.from('%PDF-1.7\n'),
  'video/mp4': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.from([0, 0, 2, 0]), Buffer.from('isomiso2')]),
  // One pixel.
  'image/gif': Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
  'text/plain': Buffer.from(SENTENCE),
}

/** A file that is of this type by its first bytes, as long as it is said to be. */
export function fileOf(type: AttachmentType, sizeBytes: number, name = 'Consent-radial.pdf') {
  const head = HEADS[type]!
  return new File([Uint8Array.from(head), Buffer.alloc(sizeBytes - head.length, SENTENCE)], name, { type })
}

export const noteOf = (id: string, { name, type, size }: File): AttachmentNote => ({
  id,
  name,
  type: type as AttachmentType,
  sizeBytes: size,
})

/** Sends a file's bytes and answers what a message says of it. */
export async function uploaded(world: World, by: TestMember, file = fileOf('application/pdf', 2_500_000)) {
  return noteOf(await sendUpload(world.url, by.token!, 'attachment', file), file)
}

type Rest = { clientId?: string; text?: string; forwarded?: true; ids?: string[] }

/** Writes a message with these files. */
export const writeWith = (by: TestMember, conversationId: string, notes: readonly AttachmentNote[], rest: Rest = {}) => {
  const { clientId = randomUUID(), text = '', forwarded, ids = notes.map(({ id }) => id) } = rest
  const body = JSON.stringify({ text, ...(forwarded && { forwarded }), ...(notes.length > 0 && { attachments: notes }) })
  const envelope = { alg: 'plain1' as const, body }
  return by.call(messages.send, { conversationId, clientId, deviceId: by.sessionId, envelope, attachments: ids })
}

/** Asks for a file as a member. */
export const download = (world: World, by: { token?: string | undefined }, conversationId: string, id: string, headers = {}) =>
  world.fetch(`/api/conversations/${conversationId}/attachments/${id}`, { token: by.token, headers })

/** The paths of stored bytes, and those of any file of the data folder that hold these words. */
export async function storedBytes({ dataDir }: World, words = SENTENCE.trim()) {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const holding = await Promise.all(paths.map(async (path) => ((await readFile(path)).includes(words) ? [path] : [])))
  return { stored: paths.filter((path) => path.includes('/files/')), holding: holding.flat() }
}
