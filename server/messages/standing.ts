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

/** SQL for whether two participants are mates. */
const areMates = (participant: string, other: string) => `${participant}.member_id = any(${mateIdsOf(`${other}.member_id`)})`

/** A participant's state: becoming mates is a yes to what was requested before, and to what was declined. */
const stateOf = (participant: string, other: string) => `case when ${other}.member_id is null then null
  when ${participant}.state <> 'joined' and ${areMates(participant, other)} then 'joined' else ${participant}.state end`

/** SQL for whether a participant has said yes, by themselves or by having become mates with whoever asked. */
export const hasSaidYes = (participant: string) => `(${participant}.state = 'joined' or exists (
  select from participant asker where asker.conversation_id = ${participant}.conversation_id and asker.member_id <> ${participant}.member_id
    and ${areMates(participant, 'asker')}))`

/**
 * The viewer's part in each conversation that no block takes from them, with the conversation itself and the other one of two: `id`, `state`,
 * `other_id`, `other_state` and the columns of both tables. A declined one is not there any more.
 */
export const participationsOf = (viewerId: string): RawBuilder<unknown> => sql`
  select c.id, c.kind, c.name, c.picture_id, c.key_id, c.last_seq, c.change_seq, c.last_at, p.member_id, p.is_admin, p.cleared_seq, p.read_seq, p.pinned_at,
    p.muted_until, p.archived_seq, p.marked_unread, o.member_id as other_id, coalesce(${sql.raw(stateOf('p', 'o'))}, p.state) as state,
    ${sql.raw(stateOf('o', 'p'))} as other_state
  from participant p join conversation c on c.id = p.conversation_id
  left join participant o on c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> p.member_id
  where p.member_id = ${viewerId} and (p.state <> 'declined' or ${sql.raw(areMates('p', 'o'))}) and (o.member_id is null or ${notBlocked(viewerId, 'o.member_id')})`

/** Where the viewer stands, by one statement; null where the conversation is none of theirs. */
export const standingOf = (viewerId: string, conversationId: RawBuilder<string>): RawBuilder<Standing> => sql`
  select p.id, p.kind, p.last_seq as "lastSeq", p.change_seq as "changeSeq", p.key_id as "keyId", p.is_admin as "isAdmin",
    p.cleared_seq as "clearedSeq", p.state, p.other_id as "otherId", p.other_state as "otherState"
  from (${participationsOf(viewerId)}) as p where p.id = ${conversationId}`

/** The one place where it is asked whether a conversation is the viewer's. A declined one is not there any more. */
export async function getStanding(db: Db, viewerId: string, conversationId: string): Promise<Standing> {
  const { rows } = await standingOf(viewerId, sql`${conversationId}::uuid`).execute(db)
  return rows[0] ?? notFound()
}

export function notFound(): never {
  throw new Refusal('NOT_FOUND')
}
