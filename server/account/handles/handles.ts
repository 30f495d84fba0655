import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { HANDLE_DAYS } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { isHouseName } from '../names/house-names.ts'
import { suggestedHandles } from './suggested.ts'

const SUGGESTIONS = 4

/** The member whom a handle leads to, also one that they had before. */
export async function memberOfHandle(db: Db, handle: string): Promise<string | undefined> {
  const row = await db.selectFrom('member_handle').select('member_id').where('handle', '=', handle.toLowerCase()).executeTakeFirst()
  return row?.member_id
}

/** All handles of these members, by member; asks nothing for nobody. */
export async function loadHandles(db: Db, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member_handle')
    .select(['member_id', sql<string[]>`array_agg(handle)`.as('handles')])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .groupBy('member_id')
    .execute()
  return new Map(rows.map(({ member_id, handles }) => [member_id, handles]))
}

/** A member's handle, free ones that would suit them, and when they may choose again. */
export async function loadHandle(db: Db, memberId: string) {
  const [own, mayChangeAt] = await Promise.all([
    db.selectFrom('member').select(['handle', 'name', 'city']).where('id', '=', memberId).executeTakeFirst(),
    nextChoiceAt(db, memberId),
  ])
  if (!own) throw new Refusal('NOT_FOUND')
  const suited = suggestedHandles(own.name, own.city).filter((one) => one !== own.handle)
  const taken = await db
    .selectFrom('member_handle')
    .select('handle')
    .where('handle', '=', sql<string>`any(${suited}::text[])`)
    .where('member_id', '!=', memberId)
    .execute()
  const free = suited.filter((one) => taken.every(({ handle }) => handle !== one))
  return { handle: own.handle, suggestions: free.slice(0, SUGGESTIONS), mayChangeAt: mayChangeAt?.toISOString() ?? null }
}

/** Gives a member the handle that they chose; true where it is another one than before. */
export async function chooseHandle(tx: Db, memberId: string, handle: string): Promise<boolean> {
  // One choice after the other, so that two at once do not count as one.
  const own = await tx.selectFrom('member').select('handle').where('id', '=', memberId).forUpdate().executeTakeFirst()
  if (!own) throw new Refusal('NOT_FOUND')
  if (own.handle === handle) return false
  if (await nextChoiceAt(tx, memberId)) throw new Refusal('HANDLE_LATELY')
  const kept =
    !isHouseName(handle.replaceAll('-', ' ')) &&
    (await tx
      .insertInto('member_handle')
      .values({ handle, member_id: memberId, chosen_at: sql`now()` })
      .onConflict((held) => held.column('handle').doUpdateSet({ chosen_at: sql`now()` }).where('member_handle.member_id', '=', memberId))
      .returning('handle')
      .executeTakeFirst())
  if (!kept) {
    const { message } = new Refusal('HANDLE_TAKEN')
    throw new Refusal('HANDLE_TAKEN', { issues: [{ path: 'handle', message }] })
  }
  await tx.updateTable('member').set({ handle }).where('id', '=', memberId).execute()
  return true
}

/** Undefined where a member may choose now. */
async function nextChoiceAt(db: Db, memberId: string) {
  const again = sql<Date>`chosen_at + make_interval(days => ${sql.lit(HANDLE_DAYS)})`
  const row = await db
    .selectFrom('member_handle')
    .select(again.as('at'))
    .where('member_id', '=', memberId)
    .where(again, '>', sql<Date>`now()`)
    .orderBy('chosen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
