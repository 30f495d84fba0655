import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { pickPeople } from './affiliations/queries.ts'
import { pick } from './pages/list.ts'

const CROWD = { members: 500, posts: 10, likesPerPost: 0, commentsPerPost: 0, days: 30 }
const BIG = ['institution', 'institution_role', 'affiliation', 'member']

test('a page of institutions, and of people in one of them, is looked up and never searched through', { timeout: 90_000 }, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, CROWD)
    const { id: viewer } = await db.selectFrom('member').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    await sql`
      insert into institution (id, handle, name, kind, city, state, client_id, opened_at)
      select gen_random_uuid(), 'i' || n, 'Hospital ' || md5(n::text), 'hospital', 'City ' || md5((n % 900)::text), 'Kerala', gen_random_uuid(), now()
      from generate_series(1, 20000) as n`.execute(db)
    await sql`
      insert into affiliation (id, institution_id, member_id, client_id, position, from_day, state, answered_at)
      select gen_random_uuid(), i.id, m.id, gen_random_uuid(), 'Nurse', date '2020-01-01' + (random() * 1000)::int, 'confirmed', now()
      from (select id, row_number() over () as nth from institution) as i join (select id, row_number() over () as nth from member) as m
        on m.nth between 1 + i.nth % 480 and 4 + i.nth % 480`.execute(db)
    await sql`insert into institution_role (institution_id, member_id, role) select id, ${viewer}, 'owner' from institution`.execute(db)
    await sql`analyze`.execute(db)
    const { id: institutionId } = await db.selectFrom('institution').select('id').limit(1).executeTakeFirstOrThrow()

    const lists = [{}, { q: 'ho' }, { q: 'c4ca4238a0b923820dcc509a6f75849b' }, { q: 'nobody at all' }]
    for (const [asked, after] of lists.flatMap((one) => [undefined, institutionId].map((id) => [one, id] as const))) {
      const { sql: text, parameters } = pick(asked, after).compile(db)
      const { searched, mostRows } = await ran(db, BIG, text, parameters)

      expect([asked, searched]).toEqual([asked, []])
      expect(mostRows).toBeLessThanOrEqual(500)
    }
    for (const show of ['now', 'before'] as const) {
      const { sql: text, parameters } = pickPeople(viewer, { institutionId, show }).compile(db)
      const { searched, mostRows } = await ran(db, BIG, text, parameters)

      expect([show, searched]).toEqual([show, []])
      expect(mostRows).toBeLessThanOrEqual(100)
    }
  } finally {
    await drop()
  }
})
