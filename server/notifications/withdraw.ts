import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import type { Notice } from '../platform/notices.ts'

type Undone = Pick<Notice, 'kind'> & Required<Pick<Notice, 'from'>> & Partial<Pick<Notice, 'to' | 'subject' | 'part'>>

/** Takes an unread notice away with the act it told of; what was read stays as it was. `announce` what comes back once it is committed. */
export async function withdraw(tx: Db, { kind, from, to, subject, part }: Undone): Promise<string[]> {
  const gone = await tx
    .deleteFrom('notification')
    .where('kind', '=', kind)
    .where('from_id', '=', from)
    .where('read_at', 'is', null)
    .$if(to !== undefined, (rows) => rows.where('member_id', '=', to!))
    .$if(subject !== undefined, (rows) => rows.where('subject_id', '=', subject!))
    .$if(part !== undefined, (rows) => rows.where('part_id', '=', part!))
    .returning(['member_id', 'group_id'])
    .execute()
  if (gone.length > 0) await unfold(tx, [...new Set(gone.map((row) => row.group_id))])
  return gone.map((row) => row.member_id)
}

/** Removes every notice about a thing that is no more, read or not. */
export async function forgetSubject(tx: Db, subject: string): Promise<string[]> {
  const gone = await tx.deleteFrom('notification').where('subject_id', '=', subject).returning('member_id').execute()
  return gone.map((row) => row.member_id)
}

/** The newest notice that is left stands for its group. */
async function unfold(tx: Db, groups: readonly string[]) {
  await sql`
    update notification set folded = false where folded and id in (
      select distinct on (group_id) id from notification where group_id = any(${groups}::uuid[]) order by group_id, id desc
    )`.execute(tx)
}
