import { CompiledQuery } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { firstIdAt } from '../../platform/ids.ts'

/** Readings of one member that can be read on: of this many pages or devices. */
const KEPT = 3
const KEPT_MS = 24 * 3600_000

/** Where a page of For You begins: in the order of a reading, or among the newest below it. */
export type Position = { snapshotId: string } & ({ at: number; below?: undefined } | { below: string; at?: undefined })

export const cursorAt = ({ snapshotId, at, below }: Position) =>
  `${cursorAfter(snapshotId)}.${below === undefined ? at : cursorAfter(below)}`

/** The position that a cursor names. */
export function positionOf(cursor: string): Position {
  const [id = '', place = '', ...rest] = cursor.split('.')
  if (rest.length > 0) idOf(cursor)
  const snapshotId = idOf(id)
  return /^\d{1,3}$/.test(place) ? { snapshotId, at: Number(place) } : { snapshotId, below: idOf(place) }
}

/** The statement that keeps the order of a reading, in place of the member's oldest: $1 is the member, $2 the reading, $3 its posts. */
export const keepSnapshot = `
  with outlived as (
    delete from feed_snapshot where member_id = $1 and id in (
      select id from feed_snapshot where member_id = $1 order by id desc offset ${KEPT - 1})
  )
  insert into feed_snapshot (member_id, id, post_ids) values ($1, $2, $3::uuid[])`

export const saveSnapshot = (db: Db, memberId: string, id: string, postIds: readonly string[]) =>
  db.executeQuery(CompiledQuery.raw(keepSnapshot, [memberId, id, postIds]))

/** The order of a reading that this member goes on with. */
export async function getSnapshot(db: Db, memberId: string, id: string): Promise<string[]> {
  const snapshot = await db
    .selectFrom('feed_snapshot')
    .select('post_ids')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!snapshot) throw new Refusal('LIST_EXPIRED')
  return snapshot.post_ids
}

/** Forgets readings that nobody goes on with any more. */
export const sweepSnapshots = (db: Db, now: number) =>
  db
    .deleteFrom('feed_snapshot')
    .where('id', '<', firstIdAt(new Date(now - KEPT_MS)))
    .execute()
