import { Refusal } from '#contract/errors.ts'
import { membersWith, roleOf } from '../../institutions/public.ts'
import { type ConversationKeys, openAgreed, sayAbout } from '../../messages/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { relationTo } from '../../relations/public.ts'
import { mayManage } from '../rules.ts'
import { notFound } from '../visible.ts'

/** The conversation of an application: who began it for the institution, and whether they hold it still. */
export type Thread = { conversationId: string; holderId: string | null; isHeld: boolean }

const find = (db: Db, applicationId: string) =>
  db
    .selectFrom('job_application as a')
    .innerJoin('job_posting as p', 'p.id', 'a.posting_id')
    .select(['a.member_id', 'a.conversation_id', 'a.holder_id', 'p.institution_id', 'p.author_id', 'p.title', 'p.company'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst()

/** Whether this member can hold the conversation with an applicant: they recruit there, and no block is between the two. */
const canHold = async (db: Db, memberId: string, applicantId: string, institutionId: string) =>
  mayManage(await roleOf(db, memberId, institutionId)) && !['self', 'blocked'].includes(await relationTo(db, memberId, applicantId))

/** The conversation of an application; nothing where nobody has begun one. */
export async function findThread(db: Db, applicationId: string): Promise<Thread | undefined> {
  const row = await find(db, applicationId)
  if (!row?.conversation_id) return undefined
  const { conversation_id: conversationId, holder_id: holderId } = row
  return { conversationId, holderId, isHeld: holderId !== null && (await canHold(db, holderId, row.member_id, row.institution_id)) }
}

/**
 * Opens the conversation of an application that is locked, for the one of its two who asks. `recruiterId` holds it from then on. What is new
 * in it begins with the name of the job.
 */
export async function openThread(tx: Db, keys: ConversationKeys, applicationId: string, byId: string, recruiterId: string) {
  const row = (await find(tx, applicationId)) ?? notFound()
  const conversationId = await openAgreed(tx, keys, byId, byId === recruiterId ? row.member_id : recruiterId)
  if (row.conversation_id === conversationId && row.holder_id === recruiterId) return conversationId
  await sayAbout(tx, keys, conversationId, row.member_id, `${row.title}, ${row.company}`)
  await tx
    .updateTable('job_application')
    .set({ conversation_id: conversationId, holder_id: recruiterId })
    .where('id', '=', applicationId)
    .execute()
  return conversationId
}

/** With whom an applicant writes: whoever holds the conversation, or else whoever posted the job, or somebody else who recruits there. */
export async function findRecruiter(db: Db, applicationId: string): Promise<string> {
  const row = (await find(db, applicationId)) ?? notFound()
  const team = (await membersWith(db, row.institution_id, 'jobs')).toSorted()
  for (const memberId of [row.holder_id, row.author_id, ...team])
    if (memberId !== null && (await canHold(db, memberId, row.member_id, row.institution_id))) return memberId
  throw new Refusal('NOBODY_RECRUITS')
}
