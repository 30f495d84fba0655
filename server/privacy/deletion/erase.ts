import { sql } from 'kysely'
import { z } from 'zod'
import { findAddress, listDueDeletions, lockDueDeletion, removeMember } from '../../account/public.ts'
import { forgetBudget } from '../../doxy/public.ts'
import { leaveFeed } from '../../feed/public.ts'
import { type ConversationKeys, leaveGroups, removeAlone } from '../../messages/public.ts'
import { leaveModeration } from '../../moderation/public.ts'
import { inboxKey } from '../../platform/access/inbox.ts'
import { within } from '../../platform/access/limits.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { sweepLetGo } from '../../platform/uploads/kept.ts'
import { leaveResearch } from '../../research/public.ts'
import { wasDeletedEmail } from './mails.ts'

/** Queued by whoever does not want to wait, by the clock, and by every start. */
export const eraseJob = defineJob({
  name: 'erase-members',
  payload: z.object({}),
  key: () => '',
  cron: '*/10 * * * *',
  atStart: true,
  pollSeconds: 5,
})

/** Longer than any account takes: it goes in one piece or not at all. */
const ERASE_SECONDS = 600

/** Erases everybody whose days are over. One member's fault keeps nobody else waiting. */
export async function eraseDue(services: Services, keys: ConversationKeys) {
  const faults: unknown[] = []
  for (const memberId of await listDueDeletions(services.db)) await erase(services, keys, memberId).catch((error) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} members could not be erased.`)
}

/**
 * Removes a member: what counts them, then their row, with which the database removes or empties all that refers to it. Bytes of their files are
 * deleted by the sweeps that find them without rows.
 */
async function erase({ db, limits, mail, notices, sessions }: Services, keys: ConversationKeys, memberId: string) {
  await leaveGroups({ db, keys }, memberId)
  // Whoever registered an address need not own it, and may do so again once this account is gone.
  const address = await findAddress(db, memberId)
  const isWritten = address?.isProven || (address && (await within(limits.inbox(inboxKey('account', address.email)))))
  const { ended, notifiedIds } = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(ERASE_SECONDS * 1000)}`.execute(tx)
    const due = await lockDueDeletion(tx, memberId)
    if (!due) return { ended: [], notifiedIds: [] }
    const ended = await sessions.endAll(tx, memberId)
    await removeAlone(tx, memberId)
    await leaveFeed(tx, memberId)
    await leaveResearch(tx, memberId)
    const notifiedIds = await leaveModeration(tx, notices, memberId)
    await forgetBudget(tx, memberId)
    await removeMember(tx, memberId)
    await sweepLetGo(tx)
    if (isWritten) await mail.queue(tx, wasDeletedEmail(due.email))
    await recordIn(tx, 'account_deleted', memberId, {})
    return { ended, notifiedIds }
  })
  sessions.announce(ended)
  notices.announce(notifiedIds)
}
