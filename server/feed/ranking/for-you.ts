import type { Post } from '#contract/feed.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { loadListed, postsBelow } from '../timeline.ts'
import { findCandidates } from './candidates.ts'
import { getReader } from './reader.ts'
import { rank } from './rules.ts'
import { cursorAt, getSnapshot, type Position, positionOf, saveSnapshot } from './snapshots.ts'

/** A page of For You: the ranked posts, then all others, newest first. What comes meanwhile changes neither. */
export async function forYouPage(db: Db, viewerId: string, cursor?: string): Promise<Page<Post>> {
  if (cursor === undefined) return begin(db, viewerId)
  const position = positionOf(cursor)
  return goOn(db, viewerId, position, await getSnapshot(db, viewerId, position.snapshotId))
}

async function begin(db: Db, viewerId: string) {
  const snapshotId = newId()
  const reader = await getReader(db, viewerId)
  const ids = rank(await findCandidates(db, reader), reader)
  const [page] = await Promise.all([goOn(db, viewerId, { snapshotId, at: 0 }, ids), saveSnapshot(db, viewerId, snapshotId, ids)])
  return page
}

async function goOn(db: Db, viewerId: string, { snapshotId, at, below }: Position, ids: readonly string[]): Promise<Page<Post>> {
  if (at !== undefined && at + PAGE_SIZE <= ids.length) {
    const items = await loadListed(db, viewerId, ids.slice(at, at + PAGE_SIZE))
    return { items, next: cursorAt({ snapshotId, at: at + PAGE_SIZE }) }
  }
  const ranked = at === undefined ? [] : await loadListed(db, viewerId, ids.slice(at))
  // What is newer than the reading is news, and stands at the top of the next one.
  const { items, last } = await postsBelow(db, viewerId, below ?? snapshotId, ids)
  return { items: [...ranked, ...items], next: last && cursorAt({ snapshotId, below: last }) }
}
