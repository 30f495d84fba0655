import { sql } from 'kysely'
import { z } from 'zod'
import type { choices, Follow } from '#contract/choices.ts'
import { Refusal } from '#contract/errors.ts'
import { topicKey } from '#contract/hashtags.ts'
import { FOLLOWS_MAX } from '#contract/limits.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { notBlocked, relationTo } from '../../relations/public.ts'

const FULL = 'You follow as much as one member can. Please unfollow something first.'

type Subject = InputOf<typeof choices.follow>

/** What a member follows, the latest first; nobody across a block. */
export async function listFollows(db: Db, memberId: string): Promise<Follow[]> {
  const { rows } = await sql<Follow>`
    select f.kind, f.subject, coalesce(m.name, f.said) as name from follow f left join member m on m.id = f.person_id
    where f.member_id = ${memberId} and (f.person_id is null or ${notBlocked(memberId, 'f.person_id')})
    order by f.created_at desc, f.subject limit ${sql.lit(FOLLOWS_MAX)}`.execute(db)
  return rows
}

/** Writes down that a member follows something; following twice is following once. */
export async function saveFollow(tx: Db, memberId: string, { kind, subject, ...forgotten }: Subject): Promise<Follow> {
  forgotten satisfies Record<string, never>
  const person = kind === 'person' ? await getPerson(tx, memberId, subject) : undefined
  await lockMember(tx, memberId)
  const { held } = await tx
    .selectFrom('follow')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (held >= FOLLOWS_MAX) throw new Refusal('LIST_FULL', { words: FULL })
  const row = await tx
    .insertInto('follow')
    .values({
      member_id: memberId,
      kind,
      subject: person ? person.id : sql<string>`lower(${topicKey(subject)})`,
      said: person ? '' : subject,
      person_id: person?.id ?? null,
    })
    .onConflict((same) => same.columns(['member_id', 'kind', 'subject']).doUpdateSet((eb) => ({ said: eb.ref('excluded.said') })))
    .returning(['subject', 'said'])
    .executeTakeFirstOrThrow()
  return { kind, subject: row.subject, name: person?.name ?? row.said }
}

export const removeFollow = (db: Db, memberId: string, { kind, subject }: Subject) =>
  db
    .deleteFrom('follow')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', sql<string>`lower(${topicKey(subject)})`)
    .execute()

/** Somebody else whom the viewer may meet. */
async function getPerson(tx: Db, viewerId: string, id: string) {
  if (!z.uuid().safeParse(id).success) throw new Refusal('NOT_FOUND')
  const person = (await loadCards(tx, [id.toLowerCase()])).get(id.toLowerCase())
  const relation = person && (await relationTo(tx, viewerId, person.id))
  if (!person || relation === 'blocked' || relation === 'self') throw new Refusal('NOT_FOUND')
  return person
}

/** A member's lists grow by one entry at a time, so that none grows beyond its limit. */
export const lockMember = (tx: Db, memberId: string) =>
  tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
