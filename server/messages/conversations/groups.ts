import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { GROUP_MAX } from '#contract/limits.ts'
import type { GroupEvent } from '#contract/message-content.ts'
import { faultOfTitle, refuseName } from '../../account/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/violation.ts'
import { takeUpImage } from '../../platform/files/images.ts'
import { newId } from '../../platform/ids.ts'
import { sweepLetGo } from '../../platform/uploads/kept.ts'
import { findLinks } from '../../relations/public.ts'
import type { ConversationKeys } from '../keys/conversation-keys.ts'
import type { Store } from '../reading/read.ts'
import { append } from '../sending/append.ts'
import { getStanding } from '../standing.ts'
import { sealName } from './name.ts'

type NewGroup = { clientId: string; name: string; memberIds: readonly string[] }

/** A group of the viewer and mates of theirs, made once however often it is asked for. */
export async function makeGroup({ db, keys }: Store, viewerId: string, { clientId, name, memberIds }: NewGroup): Promise<string> {
  refuseHouseName(name)
  const others = without(viewerId, memberIds)
  await refuseStrangers(db, viewerId, others)
  const id = newId()
  const key = keys.make(id)
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('conversation')
        .values({ id, kind: 'group', maker_id: viewerId, client_id: clientId, name: sealName(key.key, id, name), key_id: key.id })
        .execute()
      await key.keep(tx)
      await join(tx, id, 0, [viewerId, ...others], viewerId)
      await say(tx, keys, id, { event: 'made', by: viewerId, memberIds: others, name })
    })
    return id
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const first = await db
      .selectFrom('conversation')
      .select('id')
      .where('maker_id', '=', viewerId)
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow()
    return first.id
  }
}

/** A change of a group by one of its administrators, one at a time for a group, and said in it. Answers who took part before it. */
export async function changeGroup(
  { db, keys }: Store,
  viewerId: string,
  conversationId: string,
  change: (tx: Db, group: Group) => Promise<Omit<GroupEvent, 'by'> | null>,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, viewerId, conversationId)
    if (!group.isAdmin) throw new Refusal('NOT_AN_ADMIN')
    const event = await change(tx, group)
    if (event) await say(tx, keys, conversationId, { ...event, by: viewerId })
    return group.memberIds
  })
}

type Group = {
  id: string
  pictureId: string | null
  lastSeq: number
  keyId: string
  isAdmin: boolean
  memberIds: string[]
  adminIds: string[]
}

async function lockGroup(tx: Db, viewerId: string, conversationId: string): Promise<Group> {
  const { kind } = await getStanding(tx, viewerId, conversationId)
  if (kind !== 'group') throw new Refusal('NOT_FOUND')
  const { picture_id, last_seq, key_id } = await tx
    .selectFrom('conversation')
    .select(['picture_id', 'last_seq', 'key_id'])
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const members = await tx
    .selectFrom('participant')
    .select(['member_id', 'is_admin'])
    .where('conversation_id', '=', conversationId)
    .execute()
  // Read under the lock: somebody else may have taken them out, or their rights, while they waited for it.
  const own = members.find(({ member_id }) => member_id === viewerId)
  if (!own) throw new Refusal('NOT_FOUND')
  return {
    id: conversationId,
    pictureId: picture_id,
    lastSeq: last_seq,
    keyId: key_id,
    isAdmin: own.is_admin,
    memberIds: members.map(({ member_id }) => member_id),
    adminIds: members.flatMap(({ member_id, is_admin }) => (is_admin ? member_id : [])),
  }
}

export async function rename(tx: Db, keys: ConversationKeys, { id, keyId }: Group, name: string) {
  refuseHouseName(name)
  const key = (await keys.finder(tx, [keyId]))(keyId)
  await tx
    .updateTable('conversation')
    .set({ name: sealName(key, id, name) })
    .where('id', '=', id)
    .execute()
  return { event: 'renamed', memberIds: [], name } as const
}

/** Gives a group a picture of the viewer's that nothing else has, or none. The one before goes with its bytes. */
export async function setPicture(tx: Db, viewerId: string, { id, pictureId }: Group, imageId: string | null) {
  if (imageId === pictureId) return null
  if (imageId && !(await takeUpImage(tx, viewerId, imageId))) throw new Refusal('NOT_FOUND')
  await tx.updateTable('conversation').set({ picture_id: imageId }).where('id', '=', id).execute()
  return { event: imageId ? 'pictured' : 'unpictured', memberIds: [] } as const
}

/** Adds mates of the viewer, who read from now on. */
export async function add(tx: Db, viewerId: string, { id, lastSeq, memberIds }: Group, added: readonly string[]) {
  const fresh = without(viewerId, added).filter((memberId) => !memberIds.includes(memberId))
  if (fresh.length === 0) return null
  await refuseStrangers(tx, viewerId, fresh)
  if (memberIds.length + fresh.length > GROUP_MAX) throw new Refusal('GROUP_FULL')
  await join(tx, id, lastSeq, fresh)
  return { event: 'added', memberIds: fresh } as const
}

export async function expel(tx: Db, viewerId: string, { id, memberIds }: Group, memberId: string) {
  if (!memberIds.includes(memberId) || memberId === viewerId) throw new Refusal('NOT_FOUND')
  await part(tx, id, memberId)
  return { event: 'removed', memberIds: [memberId] } as const
}

export async function setAdmin(tx: Db, { id, memberIds, adminIds }: Group, memberId: string, isAdmin: boolean) {
  if (!memberIds.includes(memberId)) throw new Refusal('NOT_FOUND')
  if (adminIds.includes(memberId) === isAdmin) return null
  if (!isAdmin && adminIds.length === 1) throw new Refusal('LAST_ADMIN')
  await tx
    .updateTable('participant')
    .set({ is_admin: isAdmin })
    .where('conversation_id', '=', id)
    .where('member_id', '=', memberId)
    .execute()
  return { event: isAdmin ? 'promoted' : 'demoted', memberIds: [memberId] } as const
}

/** Takes the viewer out. Where no administrator is left the member who has been there longest becomes one; where nobody is left the group is gone. */
export async function leave({ db, keys }: Store, viewerId: string, conversationId: string): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const { id, memberIds, adminIds } = await lockGroup(tx, viewerId, conversationId)
    await part(tx, id, viewerId)
    if (memberIds.length === 1) {
      await tx.deleteFrom('conversation').where('id', '=', id).execute()
      await sweepLetGo(tx)
    } else {
      if (adminIds.every((memberId) => memberId === viewerId)) await promoteEldest(tx, id)
      await say(tx, keys, id, { event: 'left', by: viewerId, memberIds: [viewerId] })
    }
    return memberIds
  })
}

const promoteEldest = (tx: Db, id: string) =>
  sql`update participant set is_admin = true where conversation_id = ${id} and member_id = (
    select member_id from participant where conversation_id = ${id} order by created_at, member_id limit 1)`.execute(tx)

const part = (tx: Db, id: string, memberId: string) =>
  tx.deleteFrom('participant').where('conversation_id', '=', id).where('member_id', '=', memberId).execute()

const join = (tx: Db, id: string, seq: number, memberIds: readonly string[], adminId?: string) =>
  tx
    .insertInto('participant')
    .values(
      memberIds.map((member_id) => ({
        conversation_id: id,
        member_id,
        is_admin: member_id === adminId,
        cleared_seq: seq,
        delivered_seq: seq,
        read_seq: seq,
      })),
    )
    .execute()

const say = (tx: Db, keys: ConversationKeys, conversationId: string, event: GroupEvent) =>
  append(tx, keys, {
    conversationId,
    author: 'house',
    senderId: null,
    clientId: newId(),
    envelope: { alg: 'plain1', body: JSON.stringify(event) },
  })

async function refuseStrangers(db: Db, viewerId: string, memberIds: readonly string[]) {
  const links = await findLinks(db, viewerId, memberIds)
  if (memberIds.some((memberId) => links.get(memberId)?.state !== 'connected')) throw new Refusal('NOT_MATES')
}

const without = (viewerId: string, ids: readonly string[]) =>
  [...new Set(ids.map((id) => id.toLowerCase()))].filter((id) => id !== viewerId)

/** A group that could be taken for the house's own would be believed what no member is. */
function refuseHouseName(name: string) {
  const fault = faultOfTitle(name)
  if (fault) refuseName(fault, 'name')
}
