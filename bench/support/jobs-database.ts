import { sql } from 'kysely'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './database.ts'

const MEMBERS = 2000
const INSTITUTIONS = 2000

/** So many open postings; made once and kept for the next run, in which all of them are open again. */
export async function openJobsDatabase(postings: number) {
  const database = await openBenchDatabase(`jobs-${postings}`)
  const { db } = database
  try {
    const { rows } = await sql<{ empty: boolean }>`select not exists (select from job_posting) as empty`.execute(db)
    if (rows[0]!.empty) {
      console.log(`Making ${postings} postings; this takes a minute and happens once.`)
      await seedCrowd(db, { members: MEMBERS, posts: 10, likesPerPost: 0, commentsPerPost: 0, days: 30 })
      await sql`
        insert into institution (id, handle, name, kind, city, state, client_id, opened_at)
        select gen_random_uuid(), 'i' || n, 'Hospital ' || md5(n::text), 'hospital', 'City ' || n % 300, 'Kerala', gen_random_uuid(), now()
        from generate_series(1, ${sql.lit(INSTITUTIONS)}) as n`.execute(db)
      await sql`
        insert into job_posting (id, institution_id, client_id, state, posted_at, ask_at, title, company, city, state_name, work_type, is_urgent,
          is_remote, salary_from, experience_from, specialty, specialty_key, city_key, industry, description, closes_on)
        select gen_random_uuid(), i.id, gen_random_uuid(), 'published', now() - make_interval(mins => n), now() + interval '14 days',
          (array['Consultant', 'Registrar', 'Medical Officer', 'Fellow'])[1 + n % 4] || ' ' || md5(n::text), i.name, 'City ' || n % 300, 'Kerala',
          (array['full_time', 'full_time', 'contract', 'remote', 'locum'])[1 + n % 5], n % 20 = 0, n % 5 = 3, n % 70, n % 13,
          'Specialty ' || n % 60, 'specialty ' || n % 60, 'city ' || n % 300, 'Hospitals and clinics', repeat('Run the ward with colleagues. ', 20), current_date + 100
        from generate_series(1, ${sql.lit(postings)}) as n
        join (select id, name, row_number() over () as nth from institution) as i on i.nth = 1 + n % ${sql.lit(INSTITUTIONS)}`.execute(db)
      await sql`vacuum analyze`.execute(db)
    }
    await sql`update job_posting set closes_on = current_date + 100 where closes_on < current_date + 2`.execute(db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
