import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { checkedAs } from '../../profile/public.ts'

export type Proof = { isRegistered: boolean; checked: string }

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** SQL: a row `m` of member is a doctor whose registration stands as checked. */
export const isRegisteredDoctor = sql<boolean>`(m.verified and m.proven ?| array['doctor', 'dentist'])`

/** What was checked of these members' registration as doctors, and on which day of India as far as it is known. Nobody else is in the map. */
export async function proofsOf(db: Db, memberIds: readonly string[]): Promise<Map<string, Proof>> {
  const { rows } = await sql<{ id: string; decidedAt: Date | null }>`
    select m.id, (select max(c.decided_at) from claim c
      where c.member_id = m.id and c.proven_as in ('doctor', 'dentist') and c.proof = 'registration' and c.state = 'approved') as "decidedAt"
    from member m where m.id = any (${memberIds}::uuid[]) and ${isRegisteredDoctor}`.execute(db)
  return new Map(
    rows.map(({ id, decidedAt }) => [
      id,
      { isRegistered: true, checked: [checkedAs('doctor'), ...(decidedAt ? ['on', day.format(decidedAt)] : [])].join(' ') },
    ]),
  )
}

export const proofOf = async (db: Db, memberId: string): Promise<Proof> =>
  (await proofsOf(db, [memberId])).get(memberId) ?? { isRegistered: false, checked: '' }
