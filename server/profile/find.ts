import { Refusal } from '#contract/errors.ts'
import type { Db } from '../platform/db/client.ts'
import { type Relation, relationTo } from './relation.ts'

/** Whose profile is asked for, and how near to them the answer is given. */
export type Seen = { memberId: string; relation: Exclude<Relation, 'blocked'> }

type Asked = { member?: string | undefined; as?: 'mates' | 'members' | undefined }

/** The member behind a handle as the viewer meets them; the viewer's own profile as somebody else would. Nobody learns of a block. */
export async function findSeen(db: Db, viewerId: string, { member, as }: Asked): Promise<Seen> {
  const memberId = member === undefined ? viewerId : await findId(db, member)
  if (memberId === undefined) throw new Refusal('NOT_FOUND')
  const relation = await relationTo(db, viewerId, memberId)
  if (relation === 'blocked') throw new Refusal('NOT_FOUND')
  if (relation !== 'self' || as === undefined) return { memberId, relation }
  return { memberId, relation: as === 'mates' ? 'mate' : 'member' }
}

async function findId(db: Db, handle: string) {
  const row = await db.selectFrom('member').select('id').where('handle', '=', handle.toLowerCase()).executeTakeFirst()
  return row?.id
}
