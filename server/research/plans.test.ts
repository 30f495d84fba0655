import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { pickFar, pickNear, STRETCH } from './papers/list.ts'
import { pickSuggested } from './papers/suggested.ts'

const CROWD = { members: 500, posts: 10, likesPerPost: 0, commentsPerPost: 0, days: 30 }
const PAPERS = 20_000
/** Not the profiles: so few of them PostgreSQL rather reads in one go. */
const BIG = ['paper', 'member', 'paper_comment', 'follow']
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

test('a page of papers is looked up and never searched through, for words that all bear and for words that hardly any does', {
  timeout: 90_000,
}, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, CROWD)
    const { id: viewer } = await db.selectFrom('member').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    await sql`
      insert into paper (id, uploader_id, client_id, title, abstract, authors, journal, year, specialization, topic_keys, audience, licence)
      select gen_random_uuid(), m.id, gen_random_uuid(), 'Ward paper ' || md5(n::text), repeat('Patients were followed. ', 30), 'Author ' || md5(n::text),
        'Journal ' || n % 300, (1990 + n % 35)::text, 'Specialty ' || n % 400, array['topic ' || n % 900], 'members', 'none'
      from generate_series(1, ${sql.lit(PAPERS)}) as n
      join (select id, row_number() over () as nth from member) as m on m.nth = 1 + n % 500`.execute(db)
    await sql`insert into paper_save (member_id, paper_id) select ${viewer}, id from paper limit 30`.execute(db)
    await sql`
      insert into paper_version (paper_id, no, client_id, changes, text_state) select id, 1, gen_random_uuid(), '', 'none' from paper`.execute(
      db,
    )
    await sql`
      insert into paper_comment (id, paper_id, version_no, author_id, client_id, text)
      select gen_random_uuid(), id, 1, uploader_id, gen_random_uuid(), 'x' from paper`.execute(db)
    await sql`
      insert into mate_link (from_id, to_id, state, connected_at) select ${viewer}, id, 'connected', now() from member where id <> ${viewer}`.execute(
      db,
    )
    await sql`
      insert into follow (member_id, kind, subject, said) select id, 'topic', 'topic ' || n, 'Topic'
      from member, generate_series(1, 200) as n where n <= 20 or id = ${viewer}`.execute(db)
    await sql`analyze`.execute(db)

    const all = { shelf: 'all' } as const
    for (const filters of [all, { ...all, q: 'patients' }, { ...all, q: 'zz' }]) {
      const { sql: text, parameters } = pickNear(viewer, filters, NEWEST).compile(db)
      const { searched, mostRows } = await ran(db, BIG, text, parameters)

      expect([filters, searched]).toEqual([filters, []])
      expect(mostRows).toBeLessThanOrEqual(STRETCH)
    }
    for (const filters of [
      ...[
        { q: 'nobody-at-all' },
        { q: 'c4ca4238a0b923820dcc509a6f75849b' },
        { author: 'c4ca4238a0b9' },
        { specialization: 'specialty 399' },
      ],
      ...[{ topic: 'topic 899' }, { uploader: viewer }, { institutionId: viewer }, { shelf: 'own' as const }, { shelf: 'saved' as const }],
    ]) {
      const { sql: text, parameters } = pickFar(viewer, { ...all, ...filters }, NEWEST).compile(db)
      const { searched, mostRows } = await ran(db, BIG, text, parameters)

      expect([filters, searched]).toEqual([filters, []])
      expect(mostRows).toBeLessThanOrEqual(500)
    }

    const { sql: text, parameters } = pickSuggested(viewer).compile(db)
    const { searched, mostRows } = await ran(db, BIG, text, parameters)
    expect(searched).toEqual([])
    expect(mostRows).toBeLessThanOrEqual(STRETCH)
  } finally {
    await drop()
  }
})
