import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { timePositionOf } from '../platform/db/cursor.ts'
import { pickApplicants } from './applicants/list.ts'
import { pickFar, pickNear, STRETCH } from './board/list.ts'

const CROWD = { members: 500, posts: 10, likesPerPost: 0, commentsPerPost: 0, days: 30 }
const POSTINGS = 20_000
const BIG = ['job_posting', 'job_application', 'member', 'institution']

test('a page of postings, and of applicants, is looked up and never searched through', { timeout: 90_000 }, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, CROWD)
    const { id: viewer } = await db.selectFrom('member').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    await sql`
      insert into institution (id, handle, name, kind, city, state, client_id, opened_at)
      select gen_random_uuid(), 'i' || n, 'Hospital ' || n, 'hospital', 'City', 'Kerala', gen_random_uuid(), now() from generate_series(1, 200) as n`.execute(
      db,
    )
    await sql`
      insert into job_posting (id, institution_id, client_id, state, posted_at, ask_at, title, company, city, work_type, is_urgent, is_remote,
        salary_from, experience_from, specialty, specialty_key, city_key, industry, closes_on)
      select gen_random_uuid(), i.id, gen_random_uuid(), 'published', now() - make_interval(mins => n), now(), 'Registrar ' || md5(n::text), i.name,
        'City ' || n % 400, 'full_time', n % 400 = 0, n % 500 = 0, n % 60, n % 12, 'Specialty ' || n % 300, 'specialty ' || n % 300, 'city ' || n % 400, 'Hospitals', current_date + 30
      from generate_series(1, ${sql.lit(POSTINGS)}) as n
      join (select id, name, row_number() over () as nth from institution) as i on i.nth = 1 + n % 200`.execute(db)
    await sql`
      insert into job_application (id, posting_id, member_id, profile, fit, answers, letter)
      select gen_random_uuid(), p.id, m.id, '{}', '[]', '[]', '' from (select id from job_posting limit 50) as p, (select id from member limit 400) as m`.execute(
      db,
    )
    await sql`analyze`.execute(db)
    const { posting_id: postingId } = await db.selectFrom('job_application').select('posting_id').limit(1).executeTakeFirstOrThrow()
    const { institution_id: institutionId } = await db.selectFrom('job_posting').select('institution_id').limit(1).executeTakeFirstOrThrow()

    const all = { show: 'all' } as const
    for (const filters of [all, { ...all, q: 'registrar' }, { ...all, q: 'zz' }]) {
      const { sql: text, parameters } = pickNear(viewer, filters, timePositionOf(undefined)).compile(db)
      const { searched, mostRows } = await ran(db, BIG, text, parameters)

      expect([filters, searched]).toEqual([filters, []])
      expect(mostRows).toBeLessThanOrEqual(STRETCH)
    }
    for (const asked of [
      ...[{ q: 'nobody at all' }, { q: 'c4ca4238a0b923820dcc509a6f75849b' }, { specialty: 'Specialty 7' }, { city: 'City 7' }],
      ...[{ show: 'urgent' as const }, { show: 'remote' as const }, { show: 'saved' as const }, { institutionId }],
    ]) {
      const { sql: text, parameters } = pickFar(viewer, { ...all, ...asked }, timePositionOf(undefined)).compile(db)
      const { searched, mostRows } = await ran(db, BIG, text, parameters)

      expect([asked, searched]).toEqual([asked, []])
      expect(mostRows).toBeLessThanOrEqual(500)
    }
    for (const asked of [{ postingId }, { postingId, status: 'sent' as const }]) {
      const { sql: text, parameters } = pickApplicants(viewer, asked).compile(db)
      const { searched, mostRows } = await ran(db, BIG, text, parameters)

      expect([asked, searched]).toEqual([asked, []])
      expect(mostRows).toBeLessThanOrEqual(100)
    }
  } finally {
    await drop()
  }
})
