import type { Db } from '../platform/db/client.ts'
import { type Cut, saveImage } from '../platform/files/images.ts'
import type { FileStore } from '../platform/files/store.ts'

/** Puts a member's new photo in place of the old one, whose bytes go with it. */
export async function savePhoto(db: Db, store: FileStore, memberId: string, upload: Blob, cut: Cut) {
  const { id, url } = await saveImage(db, store, memberId, upload, cut)
  const old = await db.transaction().execute(async (tx) => {
    await tx.updateTable('file').set({ used: true }).where('id', '=', id).execute()
    return replaceAvatar(tx, memberId, url)
  })
  if (old) await store.remove(old)
  return { avatarUrl: url }
}

/** Takes a member's photo away; their initials stand there again. */
export async function removePhoto(db: Db, store: FileStore, memberId: string) {
  const old = await db.transaction().execute((tx) => replaceAvatar(tx, memberId, null))
  if (old) await store.remove(old)
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
  await tx.updateTable('member').set({ avatar_url: url }).where('id', '=', memberId).execute()
  const old = /^\/files\/([\da-f-]{36})\.webp$/.exec(avatar_url ?? '')?.[1]
  if (!old) return undefined
  const gone = await tx.deleteFrom('file').where('id', '=', old).where('owner_id', '=', memberId).returning('id').executeTakeFirst()
  return gone?.id
}
