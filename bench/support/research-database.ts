import { sql } from 'kysely'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './database.ts'

const MEMBERS = 2000
/** Words of which titles and abstracts are made; each paper has a few of them and one of its own. */
const WORDS =
  'dengue,sepsis,malaria,stroke,asthma,kidney,thyroid,placenta,retina,tendon,marrow,cornea,colon,pancreas,spleen,larynx,valve,artery,vein,nerve'

/** So many papers, most of them for all members; made once and kept for the next run. */
export async function openResearchDatabase(papers: number) {
  const database = await openBenchDatabase(`research-${papers}`)
  const { db } = database
  try {
    const { rows } = await sql<{ empty: boolean }>`select not exists (select from paper) as empty`.execute(db)
    if (rows[0]!.empty) {
      console.log(`Making ${papers} papers; this takes minutes and happens once.`)
      await seedCrowd(db, { members: MEMBERS, posts: 10, likesPerPost: 0, commentsPerPost: 0, days: 30 })
      await sql`
        insert into paper (id, uploader_id, client_id, title, abstract, authors, journal, year, specialization, topics, topic_keys, audience, licence,
          version_count)
        select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || left(md5(n::text), 3) || '8' || right(md5(n::text), 15))::uuid, m.id,
          gen_random_uuid(), 'Outcomes of ' || w[1 + n % 20] || ' and ' || w[1 + n / 20 % 20] || ' in ' || left(md5(n::text), 6),
          repeat('Adults with ' || w[1 + n / 7 % 20] || ' were followed for two years in ' || md5((n + 1)::text) || '. ', 4),
          'Rao A, Menon ' || left(md5((n % 5000)::text), 5), 'Journal ' || n % 400, (1990 + n % 36)::text, 'Specialty ' || n % 60,
          array['topic ' || n % 300], array['topic ' || n % 300],
          (array['members', 'members', 'members', 'public', 'mates', 'private'])[1 + n % 6], 'cc_by', 1
        from generate_series(1, ${sql.lit(papers)}) as n
        cross join (select string_to_array(${WORDS}, ',') as w) as words
        join (select id, row_number() over () as nth from member) as m on m.nth = 1 + n % ${sql.lit(MEMBERS)}`.execute(db)
      await sql`vacuum analyze`.execute(db)
    }
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
