import { notifyEach } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { addEntry } from '../log.ts'
import { lockTeam } from '../visible.ts'

/**
 * A reviewer ends the mark of a page, with the reason that its owners read in the log; answers who is notified: everybody who runs it. One that
 * bears none stays as it is.
 */
export async function endMark(tx: Db, institutionId: string, { reviewerId, words }: { reviewerId: string; words: string }) {
  const team = await lockTeam(tx, institutionId)
  const ended = await tx
    .updateTable('institution')
    .set({ verified_at: null, verified_until: null })
    .where('id', '=', institutionId)
    .where('verified_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return []
  await addEntry(tx, institutionId, { act: 'mark_ended', by: { role: 'reviewer', id: reviewerId }, words })
  const notifiedIds = await notifyEach(
    tx,
    team.map(({ member_id }) => member_id),
    { kind: 'institution_mark_ended', subject: institutionId },
  )
  await recordIn(tx, 'mark_ended', reviewerId, { institution: institutionId })
  return notifiedIds
}

/** Whether a reviewer has ended the mark of a page, and none has given it one since. */
export async function isMarkEnded(db: Db, institutionId: string): Promise<boolean> {
  const last = await db
    .selectFrom('institution_log')
    .select(['act', 'by_role'])
    .where('institution_id', '=', institutionId)
    .where('act', 'in', ['mark_given', 'mark_ended'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.act === 'mark_ended' && last.by_role === 'reviewer'
}
