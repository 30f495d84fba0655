import { notifyEach, withdraw } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import { findBlockedIds } from '../relations/public.ts'
import { amongWhoSee } from './visible.ts'

type Paper = { id: string; uploader_id: string }
type Comment = { id: string; paper_id: string; author_id: string; parent_id: string | null }

const followersOf = async (tx: Db, paperId: string) =>
  (await tx.selectFrom('paper_follow').select('member_id').where('paper_id', '=', paperId).execute()).map(({ member_id }) => member_id)

/** Tells those who follow a paper, and may still find it, of a new version. */
export const notifyOfVersion = async (tx: Db, { id, uploader_id }: Paper) =>
  notifyEach(tx, await amongWhoSee(tx, id, await followersOf(tx, id)), { kind: 'paper_version', from: uploader_id, subject: id })

/** Whom a block parts from who began the thread of a comment: nothing in it is there for them. */
async function findParted(tx: Db, { parent_id }: Comment) {
  if (!parent_id) return []
  const began = await tx.selectFrom('paper_comment').select('author_id').where('id', '=', parent_id).executeTakeFirstOrThrow()
  return findBlockedIds(tx, began.author_id)
}

/**
 * Tells whoever a comment concerns and finds it, each once and of what concerns them most: whom it answers, whose paper it is, who follows it.
 */
export async function notifyOfComment(tx: Db, paper: Paper, comment: Comment, answered: { author_id: string } | undefined) {
  const what = { from: comment.author_id, subject: paper.id, part: comment.id }
  const notifiedIds = new Set<string>()
  const parted = new Set(await findParted(tx, comment))
  const tell = async (kind: 'paper_replied' | 'paper_commented' | 'paper_followed', ids: readonly string[]) => {
    const others = await amongWhoSee(
      tx,
      paper.id,
      ids.filter((id) => !notifiedIds.has(id) && !parted.has(id)),
    )
    for (const id of await notifyEach(tx, others, { kind, ...what })) notifiedIds.add(id)
  }

  if (answered) await tell('paper_replied', [answered.author_id])
  await tell('paper_commented', [paper.uploader_id])
  await tell('paper_followed', await followersOf(tx, paper.id))
  return [...notifiedIds]
}

/** Takes back whatever was told of a comment and not read yet. */
export async function withdrawComment(tx: Db, { id, paper_id, author_id }: Comment) {
  const notifiedIds: string[] = []
  for (const kind of ['paper_replied', 'paper_commented', 'paper_followed'] as const)
    notifiedIds.push(...(await withdraw(tx, { kind, from: author_id, subject: paper_id, part: id })))
  return notifiedIds
}
