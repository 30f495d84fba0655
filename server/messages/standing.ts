import { type RawBuilder, sql } from 'kysely'
import type { ConversationKind } from '#contract/conversations.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../platform/db/client.ts'
import { mateIdsOf, notBlocked } from '../relations/public.ts'

type State = 'joined' | 'requested' | 'declined'

/** Where a member stands in a conversation of theirs. */
export type Standing = {
  id: string
  kind: ConversationKind
  lastSeq: number
  changeSeq: number
  keyId: string
  isAdmin: boolean
  /** `requested` while it waits for the viewer's yes. */
  state: Exclude<State, 'declined'>
  /** Nothing up to here is theirs to read. */
  clearedSeq: number
  /** The other one of two; null in a group, and where they have left. */
  otherId: string | null
  /** Whether the other one has said yes; `declined` stays between them and us. */
  otherState: State | null
}

/** A participant's state: becoming mates is a yes to what was requested before. */
export const stateOf = (
  participant: string,
  other: string,
) => `case when ${participant}.state = 'joined' or ${other}.member_id is null then ${participant}.state
  when ${participant}.member_id = any(${mateIdsOf(`${other}.member_id`)}) then 'joined' else ${participant}.state end`

/** SQL: participations `p` with their conversation `c` and the other one of two as `o`. */
export const participations = sql`participant p join conversation c on c.id = p.conversation_id
  left join participant o on c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> p.member_id`

/** A condition: it is the viewer's, and no block takes it from them. */
export const isTheirs = (viewerId: string) =>
  sql`p.member_id = ${viewerId} and p.state <> 'declined' and (o.member_id is null or ${notBlocked(viewerId, 'o.member_id')})`

/** Where the viewer stands, by one statement; null where the conversation is none of theirs. */
export const standingOf = (viewerId: string, conversationId: RawBuilder<string>): RawBuilder<Standing> => sql`
  select c.id, c.kind, c.last_seq as "lastSeq", c.change_seq as "changeSeq", c.key_id as "keyId", p.is_admin as "isAdmin",
    p.cleared_seq as "clearedSeq", ${sql.raw(stateOf('p', 'o'))} as state, o.member_id as "otherId",
    case when o.member_id is null then null else ${sql.raw(stateOf('o', 'p'))} end as "otherState"
  from ${participations} where ${isTheirs(viewerId)} and c.id = ${conversationId}`

/** The one place where it is asked whether a conversation is the viewer's. A declined one is not there any more. */
export async function getStanding(db: Db, viewerId: string, conversationId: string): Promise<Standing> {
  const { rows } = await standingOf(viewerId, sql`${conversationId}::uuid`).execute(db)
  return rows[0] ?? notFound()
}

export function notFound(): never {
  throw new Refusal('NOT_FOUND')
}
