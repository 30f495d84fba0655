import type { Selectable } from 'kysely'
import type { OwnApplication, SentApplication } from '#contract/application.ts'
import { APPLICATION_DAYS } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { getPostingCard, listChanges } from '../board/load.ts'
import { notFound } from '../visible.ts'
import { answerDueAt } from './due.ts'
import { stillChecked, stillFits } from './still-checked.ts'
import { findThread } from './thread.ts'

const DAY_MS = 24 * 3600_000

/** What was sent and what became of it, as both sides read it. What was checked then is told as it stands now. */
export async function showSent(db: Db, row: Selectable<Tables['job_application']>): Promise<SentApplication> {
  const steps = await db
    .selectFrom('job_application_step')
    .select(['at', 'status', 'by_side', 'words'])
    .where('application_id', '=', row.id)
    .orderBy('no', 'desc')
    .execute()
  const posting = await db.selectFrom('job_posting').select('closed_at').where('id', '=', row.posting_id).executeTakeFirst()
  const { marks } = await db.selectFrom('member').select('marks').where('id', '=', row.member_id).executeTakeFirstOrThrow()
  const sentProfile = { ...row.profile, checked: stillChecked(row.profile.checked, marks) }
  return {
    ...{ id: row.id, status: row.status, sentAt: row.sent_at.toISOString(), letter: row.letter },
    ...{ sentProfile, fit: stillFits(row.fit, marks), answers: row.answers },
    cv: row.cv_name !== null && row.cv_bytes !== null ? { name: row.cv_name, sizeBytes: row.cv_bytes } : null,
    steps: steps.map(({ at, by_side, ...step }) => ({ ...step, at: at.toISOString(), by: by_side })),
    erasedOn: posting?.closed_at ? new Date(posting.closed_at.getTime() + APPLICATION_DAYS * DAY_MS).toISOString() : null,
  }
}

/** One's own application. */
export async function getOwn(db: Db, memberId: string, applicationId: string): Promise<OwnApplication> {
  const row = await db
    .selectFrom('job_application as a')
    .selectAll()
    .select(answerDueAt.as('due_at'))
    .where('id', '=', applicationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return notFound()
  const thread = await findThread(db, row.id)
  const posting = await getPostingCard(db, memberId, row.posting_id)
  return {
    ...(await showSent(db, row)),
    conversationId: thread?.isHeld ? thread.conversationId : null,
    answerDue: row.due_at && { at: row.due_at.toISOString(), wasAsked: row.was_asked === true },
    posting,
    changes: await listChanges(db, row.posting_id, row.sent_at),
  }
}
