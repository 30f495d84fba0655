import type { Db } from '../../platform/db/client.ts'
import { saveImage, takeUpImage } from '../../platform/files/images.ts'
import type { OpenContext } from '../../platform/http/context.ts'

/** Where Google keeps the pictures of its accounts. The server fetches a picture from nowhere else. */
const PICTURES = 'https://lh3.googleusercontent.com'
const MAX_BYTES = 2 * 1024 * 1024
/** A sign-in does not wait longer than this for a picture. */
const TIMEOUT_MS = 3000

/** A new member's first photo: the one Google knows them by, drawn anew like an upload. Without it they have their initials. */
export async function keepGooglePicture({ db, files, log }: OpenContext, memberId: string, address: string) {
  try {
    const bytes = await fetchPicture(address)
    if (bytes) await takeUp(db, memberId, await saveImage(db, files, memberId, new Blob([bytes])))
  } catch (error) {
    const { name, message } = error as Error
    log.info({ name, reason: message }, 'a picture from Google was not kept')
  }
}

/** The bytes at an address of Google's pictures, as they are; nothing for any other address. */
export async function fetchPicture(address: string, get = fetch): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (URL.parse(address)?.origin !== PICTURES) return undefined
  const answer = await get(address, { redirect: 'error', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`The picture was answered with status ${answer.status}.`)
  }
  const bytes = new Uint8Array(MAX_BYTES)
  let length = 0
  for await (const part of answer.body) {
    if (length + part.length > MAX_BYTES) throw new Error('The picture is too large.')
    bytes.set(part, length)
    length += part.length
  }
  return bytes.subarray(0, length)
}

/** Makes a stored picture the photo of a member who has none. */
async function takeUp(db: Db, memberId: string, { id, url }: { id: string; url: string }) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('member').set({ avatar_url: url }).where('id', '=', memberId).where('avatar_url', 'is', null).execute()
    await takeUpImage(tx, memberId, id)
  })
}
