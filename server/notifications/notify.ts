import type { NoticeKind } from '#contract/notifications.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Live } from '../platform/live.ts'

export type Notice = {
  to: string
  kind: NoticeKind
  /** Who did it; left out where the house speaks. */
  from?: string
  /** What it is about: a post, a claim. */
  subject?: string
}

/** Writes a notice down within the change that causes it; nobody is told of their own acts. `announce` what comes back once it is committed. */
export async function notify(tx: Db, { to, kind, from, subject }: Notice): Promise<string[]> {
  if (to === from) return []
  await tx
    .insertInto('notification')
    .values({ id: newId(), member_id: to, kind, from_id: from ?? null, subject_id: subject ?? null })
    .execute()
  return [to]
}

/** Tells the open pages of these members that their list has changed. */
export function announce(live: Live, memberIds: readonly string[]) {
  for (const memberId of new Set(memberIds)) live.toMember(memberId, 'notifications_changed', {})
}
