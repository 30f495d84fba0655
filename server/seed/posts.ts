import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { personOf } from '#sample/people.ts'
import { posts } from '#sample/posts.ts'
import { acutePosts } from '#sample/posts-acute.ts'
import { clinicPosts } from '#sample/posts-clinic.ts'
import { craftPosts } from '#sample/posts-craft.ts'
import type { Db } from '../platform/db/client.ts'
import { saveImage } from '../platform/files/images.ts'
import type { FileStore } from '../platform/files/store.ts'
import { newId } from '../platform/ids.ts'
import { pickPeople } from './pick.ts'

const HOUR_MS = 3600_000
const IMAGES = join(import.meta.dirname, '../../sample/images')
/** Every so many posts, one is kept by the same members. */
const SAVED_BY = 3

/** The sample posts with their comments, likes and saves; every count is the number of its rows. */
export async function savePosts(tx: Db, files: FileStore, now: Date) {
  const all = [...posts, ...acutePosts, ...clinicPosts, ...craftPosts].map((post, turn) => {
    const at = now.getTime() - post.hoursAgo * HOUR_MS
    return { ...post, turn, at, id: newId(at), comments: post.comments ?? [] }
  })
  const rows = await Promise.all(
    all.map(async ({ id, by, at, content, link, image, likes, comments, verificationStatus }) => ({
      id,
      author_id: personOf(by).id,
      client_id: randomUUID(),
      content,
      link: link ?? null,
      image_id: image ? await saveSampleImage(tx, files, personOf(by).id, image.file) : null,
      image_alt: image?.alt ?? '',
      verification: verificationStatus ?? 'pending',
      like_count: likes,
      comment_count: comments.length,
      created_at: new Date(at),
    })),
  )
  await tx.insertInto('post').values(rows).execute()

  /** A moment between the post and now, later for every further one. */
  const later = (at: number, nth: number, of: number) => new Date(at + ((now.getTime() - at) * (nth + 1)) / (of + 2))

  const likeRows = all.flatMap(({ id, by, at, likes, turn }) =>
    pickPeople(likes, turn, by).map((liker, nth) => ({ post_id: id, member_id: liker.id, created_at: later(at, nth, likes) })),
  )
  await tx.insertInto('post_like').values(likeRows).execute()

  const saveRows = all.flatMap(({ id, by, at, turn }) =>
    pickPeople(SAVED_BY, turn * 2, by).map((keeper, nth) => ({
      post_id: id,
      member_id: keeper.id,
      created_at: later(at, nth, SAVED_BY),
    })),
  )
  await tx.insertInto('post_save').values(saveRows).execute()

  const commentRows = all.flatMap(({ id, at, comments }) =>
    comments.map(({ by, hoursAfter, text }) => {
      const saidAt = at + hoursAfter * HOUR_MS
      return { id: newId(saidAt), post_id: id, author_id: personOf(by).id, client_id: randomUUID(), text, created_at: new Date(saidAt) }
    }),
  )
  await tx.insertInto('post_comment').values(commentRows).execute()
}

/** Puts a picture of the sample into the file store like anybody's upload, and takes it up. */
async function saveSampleImage(tx: Db, files: FileStore, ownerId: string, file: string) {
  const { id } = await saveImage(tx, files, ownerId, new Blob([await readFile(join(IMAGES, file))]))
  await tx.updateTable('file').set({ used: true }).where('id', '=', id).execute()
  return id
}
