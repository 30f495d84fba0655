import type { MessageSettings } from '#contract/conversations.ts'
import { Refusal } from '#contract/errors.ts'
import { findProven } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { may } from '../verification/public.ts'

export async function findSettings(db: Db, memberId: string): Promise<MessageSettings> {
  const row = await db
    .selectFrom('message_setting')
    .select(['requests', 'presence', 'typing', 'urgent'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? { requests: true, presence: true, typing: true, urgent: true }
}

/** Changes what is given. Whoever has proven nothing stays reachable: a request is how others may ask who they are. */
export async function saveSettings(db: Db, memberId: string, change: Partial<{ [K in keyof MessageSettings]: boolean | undefined }>) {
  const { requests, presence, typing, urgent, ...forgotten } = change
  forgotten satisfies Record<string, never>
  if (requests === false) {
    if (!may('close_requests', await findProven(db, memberId))) throw new Refusal('VERIFIED_ONLY')
  }
  const said = {
    ...(requests !== undefined && { requests }),
    ...(presence !== undefined && { presence }),
    ...(typing !== undefined && { typing }),
    ...(urgent !== undefined && { urgent }),
  }
  await db
    .insertInto('message_setting')
    .values({ member_id: memberId, ...said })
    .onConflict((same) => same.column('member_id').doUpdateSet({ member_id: memberId, ...said }))
    .execute()
  return findSettings(db, memberId)
}
