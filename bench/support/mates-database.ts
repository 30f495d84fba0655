import { sql } from 'kysely'
import { GIVEN_NAMES } from '#contract/identifiers/given-names.ts'
import { SURNAMES } from '#contract/identifiers/surnames.ts'
import type { Db } from '#server/platform/db/client.ts'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './database.ts'

/** Links that each member begins. As many others begin one with them. */
const BEGUN = 50
const MINUTES_A_YEAR = 500_000

/** So many members with 100 mates each; made once and kept for the next run. */
export async function openMatesDatabase(members: number) {
  const database = await openBenchDatabase(`mates-${members}`)
  const { db } = database
  try {
    if (await isEmpty(db, 'member')) {
      console.log(`Making ${members} members and ${members * BEGUN} links; this takes some minutes and happens once.`)
      await seedCrowd(db, { members, posts: members / 10, likesPerPost: 1, commentsPerPost: 1, days: 365 })
    }
    // Each in one piece, so that a run that was broken off goes on with what is missing.
    if (await isEmpty(db, 'mate_link')) await inOne(db, seedTraits, seedLinks)
    if (await isEmpty(db, 'message')) await inOne(db, seedStrangers, seedTalks)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function isEmpty(db: Db, table: string) {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from ${sql.table(table)}) as empty`.execute(db)
  return rows[0]?.empty ?? true
}

async function inOne(db: Db, ...seeds: ((tx: Db) => Promise<void>)[]) {
  await db.transaction().execute(async (tx) => {
    await sql`create temp table crowd on commit drop as select id, (row_number() over (order by id) - 1)::int as i from member`.execute(tx)
    await sql`create unique index on crowd (i)`.execute(tx)
    await sql`analyze crowd`.execute(tx)
    for (const seed of seeds) await seed(tx)
  })
  await sql`vacuum analyze`.execute(db)
}

/** Names as they are, hospitals of 200, classes of 8 within colleges of 250, 40 specialties, cities of 330, and three of twelve interests. */
async function seedTraits(tx: Db) {
  const [given, family] = [[...GIVEN_NAMES], [...SURNAMES]]
  await sql`
    update member set name = 'Dr. ' || initcap((${given}::text[])[1 + i % ${given.length}]) || ' ' || initcap((${family}::text[])[1 + i * 7 % ${family.length}]),
      specialty = 'Specialty ' || i % 40, location = 'City ' || i % 300 || ', State ' || i % 28
    from crowd where crowd.id = member.id`.execute(tx)
  await sql`
    update profile set college = 'College ' || i % 400, graduation_year = 1990 + (i / 400) % 30, languages = array['Hindi', 'Language ' || i % 20],
      interests = array['Interest ' || i % 12, 'Interest ' || (i + 5) % 12, 'Interest ' || (i * 7) % 12],
      mates_audience = case when i % 10 = 0 then 'me' when i % 10 = 1 then 'mates' else 'members' end
    from crowd where crowd.id = profile.member_id`.execute(tx)
}

/** Half of one's mates are neighbours, who know each other, half are anywhere. Every tenth member also waits for an answer. */
async function seedLinks(tx: Db) {
  await sql`
    insert into mate_link (from_id, to_id, state, created_at, connected_at)
    select one.id, other.id, 'connected', at, at
    from crowd one
    cross join generate_series(1, ${sql.lit(BEGUN)}) as k
    cross join lateral (select case when k <= ${sql.lit(BEGUN / 2)} then k else k * 91 end as step) as far
    join crowd other on other.i = (one.i + step) % (select count(*) from crowd)
    cross join lateral (select now() - make_interval(mins => (one.i * 31 + k * 1009) % ${sql.lit(MINUTES_A_YEAR)}) as at) as moment`.execute(
    tx,
  )
  await sql`
    insert into mate_link (from_id, to_id, state)
    select one.id, other.id, 'pending' from crowd one join crowd other on other.i = (one.i + 777) % (select count(*) from crowd)
    where one.i % 10 = 0`.execute(tx)
}

/** One in twenty has blocked, dismissed or declined somebody. */
async function seedStrangers(tx: Db) {
  const pairs = (step: number) => sql`
    select one.id, other.id from crowd one join crowd other on other.i = (one.i + ${sql.lit(step)}) % (select count(*) from crowd)
    where one.i % 20 = 0`
  await sql`insert into member_block (blocker_id, blocked_id) ${pairs(4001)}`.execute(tx)
  await sql`insert into mate_dismissal (member_id, dismissed_id) ${pairs(4003)}`.execute(tx)
  await sql`insert into mate_decline (asker_id, decliner_id) ${pairs(4007)}`.execute(tx)
}

/** A conversation for every other member, of four messages, the last of them unread. */
async function seedTalks(tx: Db) {
  await sql`create temp table talk on commit drop as
    select gen_random_uuid() as id, one.id as one, other.id as other from crowd one join crowd other on other.i = one.i + 1 where one.i % 2 = 0`.execute(
    tx,
  )
  await sql`insert into conversation (id, kind, key_id, last_seq) select id, 'group', gen_random_uuid(), 4 from talk`.execute(tx)
  await sql`
    insert into participant (conversation_id, member_id, delivered_seq, read_seq)
    select id, one, 4, 4 from talk union all select id, other, 4, 3 from talk`.execute(tx)
  await sql`
    insert into message (conversation_id, seq, id, sender_id, client_id, alg, key_id, body)
    select id, seq, gen_random_uuid(), case when seq % 2 = 0 then one else other end, gen_random_uuid(), 'plain1', gen_random_uuid(), '\\x00'
    from talk cross join generate_series(1, 4) as seq`.execute(tx)
}
