import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { takeUpload, type Upload } from '../../platform/uploads/take.ts'
import { holdsAadhaar } from '../proof/numbers.ts'

/**
 * The text of a PDF, page by page, read in a process of its own; nothing where it has none. Whoever joins the rooms hands it in: papers, whose
 * reader it is, belong to a room that this one may not read.
 */
export type ReadPages = (file: { stream: () => Readable; memberId: string }) => Promise<readonly string[]>

/** Letters that are looked through at once, and how many of them the next look repeats: a number may stand across the cut. */
const AT_ONCE = 20_000
const OVERLAP = 40

const refusal = (where: string) => {
  const words = `${where} what looks like an Aadhaar number. We never ask for it, so the file was deleted. Cover the number and add the file again.`
  return new Refusal('AADHAAR_SEEN', { words })
}

/** Whether a file shows an Aadhaar number in its name or its text: the refusal that says so. What a picture shows is asked of whoever adds it. */
export async function findAadhaar(upload: Pick<Upload, 'name' | 'type' | 'stream'>, memberId: string, readPages: ReadPages) {
  if (holdsAadhaar(upload.name)) return refusal('The name of this file shows')
  if (upload.type !== 'application/pdf') return undefined
  for (const page of await readPages({ stream: upload.stream, memberId }))
    for (let at = 0; at < page.length; at += AT_ONCE) {
      if (holdsAadhaar(page.slice(Math.max(0, at - OVERLAP), at + AT_ONCE))) return refusal('This PDF shows')
      await setImmediate()
    }
  return undefined
}

/** Refuses an upload that shows one, and leaves nothing of it. */
export async function refuseAadhaarFile({ db, viewer }: MemberContext, upload: Upload, uploadId: string, readPages: ReadPages) {
  const seen = await findAadhaar(upload, viewer.id, readPages)
  if (!seen) return
  await db.transaction().execute((tx) => takeUpload(tx, viewer.id, uploadId))
  throw seen
}
