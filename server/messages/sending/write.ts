import { type RawBuilder, sql } from 'kysely'
import { REQUEST_MESSAGES } from '#contract/limits.ts'
import type { messages } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Store } from '../reading/read.ts'
import { participationsOf } from '../standing.ts'
import { type Appended, append } from './append.ts'

/** A message as its sender made it. */
export type MembersMessage = Omit<InputOf<typeof messages.send>, 'attachments'> & { senderId: string }

type Place = (seq: number) => RawBuilder<unknown>

/** SQL for whether everybody has said yes to who writes at this place `p`. */
export const isOpen: Place = () => sql`p.kind = 'group' or p.other_state = 'joined'`

/** The same, or it is one of the few messages of a request, which its number tells. */
export const isStillOpen: Place = (seq) => sql`${isOpen(seq)} or p.other_id is not null and ${seq}::bigint <= ${sql.lit(REQUEST_MESSAGES)}`

type Writing = { onlyIf: Place; after(tx: Db, appended: Appended): Promise<unknown> }

/** Writes a member's message in one transaction, where they still have a place there and `onlyIf` holds of it while the conversation is locked. */
export function write({ db, keys }: Store, message: MembersMessage, { onlyIf, after }: Writing): Promise<Appended> {
  const { senderId, conversationId } = message
  const holds = (seq: number) => sql`exists (
    select from (${participationsOf(senderId)}) as p where p.id = ${conversationId}::uuid and p.state = 'joined' and (${onlyIf(seq)}))`
  return db.transaction().execute(async (tx) => {
    const appended = await append(tx, keys, { ...message, author: 'member', onlyIf: holds })
    await after(tx, appended)
    return appended
  })
}
