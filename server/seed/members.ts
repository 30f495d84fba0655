import type { Site } from '#contract/site.ts'
import { demo } from '#sample/demo.ts'
import { markOf, people, personOf } from '#sample/people.ts'
import { addMembers, addPasswordAccount } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'

/** The sample people as members. Only the demo member can sign in. */
export async function saveMembers(tx: Db) {
  await addMembers(
    tx,
    people.map(({ id, handle, name, headline, specialty, hospital, location, joined }) => ({
      ...{ id, handle, name, headline, specialty, hospital, location },
      marks: JSON.stringify([markOf(handle) ?? []].flat()),
      profile_complete: true,
      sample: true,
      created_at: joinedAt(joined),
    })),
  )
  const { id, joined } = personOf(demo.handle)
  await addPasswordAccount(tx, { memberId: id, email: demo.email, password: demo.password, createdAt: joinedAt(joined) })
}

const joinedAt = (day: string) => new Date(`${day}T10:00:00+05:30`)

/** How to sign in as the demo member, where this database has them. */
export async function findDemo(db: Db): Promise<Site['demoMember']> {
  const member = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('member.name')
    .where('member.sample', '=', true)
    .where('account.email', '=', demo.email)
    .executeTakeFirst()
  return member ? { name: member.name, email: demo.email, password: demo.password } : null
}
