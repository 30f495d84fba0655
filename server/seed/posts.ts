import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '#sample/demo.ts'
import { personOf } from '#sample/people.ts'
import { posts } from '#sample/posts.ts'
import { acutePosts } from '#sample/posts-acute.ts'
import { clinicPosts } from '#sample/posts-clinic.ts'
import { craftPosts } from '#sample/posts-craft.ts'
import { addPastPosts } from '../feed/public.ts'
import type { Db } from '../platform/db/client.ts'
import { saveImage, takeUpImage } from '../platform/files/images.ts'
import type { FileStore } from '../platform/files/store.ts'
import { newId } from '../platform/ids.ts'
import { pickPeople } from './pick.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const IMAGES = join(import.meta.dirname, '../../sample/images')
/** Every so many posts, one is kept by the same members. */
const SAVED_BY = 3

/** The sample posts with their comments, likes and saves; every count is the number of its rows. */
export async function savePosts(tx: Db, files: FileStore, now: Date) {
  const all = [...posts, ...acutePosts, ...clinicPosts, ...craftPosts].map((post, turn) => {
    const at = now.getTime() - post.hoursAgo * HOUR_MS
    return { ...post, turn, at, id: newId(at), comments: post.comments ?? [] }
  })
  const postRows = all.map(({ id, by, at, content, link, likes, comments, verificationStatus }) => ({
    id,
    author_id: personOf(by).id,
    client_id: randomUUID(),
    content,
    link: link ?? null,
    verification: verificationStatus ?? ('pending' as const),
    like_count: likes,
    comment_count: comments.length,
    created_at: new Date(at),
  }))

  const imageRows = await Promise.all(
    all.flatMap(({ id, by, image }) => (image ? [saveSampleImage(tx, files, personOf(by).id, id, image)] : [])),
  )

  /** A moment between the post and now, later for every further one. */
  const later = (at: number, nth: number, of: number) => new Date(at + ((now.getTime() - at) * (nth + 1)) / (of + 2))

  const likeRows = all.flatMap(({ id, by, at, likes, turn }) =>
    pickPeople(likes, turn, by).map((liker, nth) => ({ post_id: id, member_id: liker.id, created_at: later(at, nth, likes) })),
  )

  const saveRows = all.flatMap(({ id, by, at, turn }) =>
    pickPeople(SAVED_BY, turn * 2, by).map((keeper, nth) => ({
      post_id: id,
      member_id: keeper.id,
      created_at: later(at, nth, SAVED_BY),
    })),
  )

  const commentRows = all.flatMap(({ id, at, comments }) =>
    comments.map(({ by, hoursAfter, text }) => {
      const writtenAt = at + hoursAfter * HOUR_MS
      return {
        id: newId(writtenAt),
        post_id: id,
        author_id: personOf(by).id,
        client_id: randomUUID(),
        text,
        created_at: new Date(writtenAt),
      }
    }),
  )
  const asked = all.flatMap(({ poll, ...post }) => (poll ? [{ ...post, poll }] : []))
  const pollRows = asked.map(({ id, at, poll: { options, votes, days } }) => ({
    post_id: id,
    options: [...options],
    counts: [...votes],
    version: votes.reduce((sum, count) => sum + count),
    closes_at: new Date(at + days * DAY_MS),
  }))
  // Whoever looks around has not voted yet.
  const voteRows = asked.flatMap(({ id, by, turn, poll: { votes } }) => {
    const choices = votes.flatMap((count, choice) => Array.from({ length: count }, () => choice))
    const voters = pickPeople(choices.length + 1, turn, by).filter(({ handle }) => handle !== demo.handle)
    return choices.map((choice, nth) => ({ post_id: id, member_id: voters[nth]!.id, choice }))
  })
  await addPastPosts(tx, {
    posts: postRows,
    images: imageRows,
    likes: likeRows,
    saves: saveRows,
    comments: commentRows,
    polls: pollRows,
    votes: voteRows,
  })
}

/** Puts a picture of the sample into the file store like anybody's upload, and takes it up for its post. */
async function saveSampleImage(tx: Db, files: FileStore, ownerId: string, postId: string, { file, alt }: { file: string; alt: string }) {
  const { id } = await saveImage(tx, files, ownerId, new Blob([await readFile(join(IMAGES, file))]))
  await takeUpImage(tx, ownerId, id)
  return { post_id: postId, position: 0, image_id: id, alt }
}
