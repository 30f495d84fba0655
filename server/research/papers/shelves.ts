import type { Db } from '../../platform/db/client.ts'
import { getVisible } from '../visible.ts'
import { getPaper } from './load.ts'

/** Puts a paper on a reading list of the viewer's or among those they follow, or takes it off; twice is once. */
export async function saveOnShelf(db: Db, shelf: 'paper_save' | 'paper_follow', viewerId: string, paperId: string, kept: boolean) {
  await db.transaction().execute(async (tx) => {
    const row = { member_id: viewerId, paper_id: (await getVisible(tx, viewerId, paperId, 'locked')).id }
    if (shelf === 'paper_save') await (kept ? addSave(tx, row) : removeSave(tx, row))
    else await (kept ? addFollow(tx, row) : removeFollow(tx, row))
  })
  const { id, isSaved, isFollowed } = await getPaper(db, viewerId, paperId)
  return { paperId: id, isSaved, isFollowed }
}

type Row = { member_id: string; paper_id: string }

const addSave = (db: Db, row: Row) =>
  db
    .insertInto('paper_save')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute()

const addFollow = (db: Db, row: Row) =>
  db
    .insertInto('paper_follow')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute()

const removeSave = (db: Db, { member_id, paper_id }: Row) =>
  db.deleteFrom('paper_save').where('member_id', '=', member_id).where('paper_id', '=', paper_id).execute()

const removeFollow = (db: Db, { member_id, paper_id }: Row) =>
  db.deleteFrom('paper_follow').where('member_id', '=', member_id).where('paper_id', '=', paper_id).execute()
