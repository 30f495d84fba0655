import { updateMember } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { imageIdOf } from '../platform/files/addresses.ts'
import { removeFile, saveImage, takeUpImage, type Wish } from '../platform/files/images.ts'
import type { FileStore } from '../platform/files/store.ts'

/** Puts a member's new photo in place of the old one, whose bytes go with it. */
export async function savePhoto(db: Db, store: FileStore, memberId: string, upload: Blob, wish: Wish) {
  const { id, url } = await saveImage(db, store, memberId, upload, wish)
  const old = await db.transaction().execute(async (tx) => {
    await takeUpImage(tx, memberId, id)
    return replaceAvatar(tx, memberId, url)
  })
  if (old) await removeBytes(store, old)
  return { avatarUrl: url }
}

/** Takes a member's photo away; their initials stand there again. */
export async function removePhoto(db: Db, store: FileStore, memberId: string) {
  const old = await db.transaction().execute((tx) => replaceAvatar(tx, memberId, null))
  if (old) await removeBytes(store, old)
  return { avatarUrl: null }
}

/** Answers the name of the bytes that nobody needs any more. */
async function replaceAvatar(tx: Db, memberId: string, url: string | null) {
  const { avatar_url } = await tx
    .selectFrom('member')
    .select('avatar_url')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await updateMember(tx, memberId, { avatar_url: url })
  const old = imageIdOf(avatar_url ?? '')
  return old && (await removeFile(tx, memberId, old)) ? old : undefined
}

/** The photo is gone with its row: bytes that cannot be removed now are the sweep's matter, not the member's. */
const removeBytes = (store: FileStore, id: string) => store.remove(id).catch(() => {})
