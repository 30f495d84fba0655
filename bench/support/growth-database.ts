import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/client.ts'
import { aMark } from '#tests/support/marks.ts'
import { openBenchDatabase } from './database.ts'

const FILLED = [
  'member',
  'profile',
  'member_search',
  'mate_link',
  'post',
  'post_search',
  'post_topic',
  'post_check',
  'post_like',
  'post_save',
]
const COUNTED = ['mate_count', 'profile_view_count', 'post_count', 'profile_language']
const ALSO_FILLED = ['post_comment', 'notification', 'profile_view', 'conversation', 'participant', 'message', 'home_mark', 'search_word']
const TABLES = [...FILLED, ...COUNTED, ...ALSO_FILLED]

/** What grows with a community: those who are known by many, and those who write much. */
const sharesOf = (members: number) => ({ mates: members / 20, notices: members / 10, posts: members / 10, replies: members / 10 })

/** A community of so many members with ten posts and fifty links each; made once and kept for the next run. */
export async function openGrowthDatabase(members: number) {
  const database = await openBenchDatabase(`growth-${members}`, 10)
  try {
    const { rows } = await sql<{ seeded: boolean }>`select exists (select from post) as seeded`.execute(database.db)
    if (!rows[0]?.seeded) {
      console.log(`Making ${members} members, ${members * 10} posts and ${members * 50} links; this happens once.`)
      await database.db.transaction().execute((tx) => seed(tx, members))
      await sql`vacuum analyze`.execute(database.db)
    }
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Everything in one transaction that begins with empty tables, whose rows are then written to no log; what holds them together is made at the end. */
async function seed(tx: Db, members: number) {
  const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
  await run(sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))} cascade`)
  await run(sql`set local maintenance_work_mem = '512MB'`)
  await run(sql`select setseed(0.5)`)
  const bindings = await findBindings(tx)
  for (const table of TABLES) await run(sql`alter table ${sql.table(table)} disable trigger user`)
  for (const { drop } of bindings) await run(sql.raw(drop))
  for (const statement of [...people(members), ...links(members), ...posts(members), ...notices(members), ...talks, ...counts])
    await run(statement)
  for (const { make } of bindings.reverse()) await run(sql.raw(make))
  for (const table of TABLES) await run(sql`alter table ${sql.table(table)} enable trigger user`)
  await run(sql`
    select learn_words('posts', array(select word from (select content from post limit 1000) as p, unnest(search_words(content)) as word)),
      learn_words('people', array(select word from (select lexemes from member_search limit 1000) as m, unnest(tsvector_to_array(lexemes)) as word))`)
}

/** The references, keys and indexes of the tables, in the order in which they can be dropped. */
async function findBindings(tx: Db) {
  const { rows } = await sql<{ drop: string; make: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make, contype = 'f' as first, 1 as nth
    from pg_constraint where contype = 'f' and (conrelid = any(${TABLES}::regclass[]) or confrelid = any(${TABLES}::regclass[]))
      or contype in ('p', 'u') and conrelid = any(${TABLES}::regclass[])
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false, 2 from pg_index i
    where indrelid = any(${TABLES}::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by first desc, nth desc`.execute(tx)
  return rows
}

/** An identifier as the product makes them, at a moment. */
const idAt = (at: RawBuilder<unknown>, text: RawBuilder<unknown>) => sql`
  (lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || left(md5(${text}), 3) || '8' || right(md5(${text}), 15))::uuid`

/** Hospitals of 200, classes of 8 within colleges of 250, 40 specialties, cities of 330 and one of a twentieth, languages of 500, of a twentieth and of all. */
const people = (members: number) => [
  sql`create temp table crowd on commit drop as
    select i, ${idAt(sql`now() - interval '400 days' + i * interval '1 second'`, sql`'member' || i`)} as id
    from generate_series(0, ${sql.lit(members - 1)}) as i`,
  sql`create unique index on crowd (i)`,
  sql`analyze crowd`,
  sql`insert into member (id, handle, name, headline, specialty, hospital, location, marks, created_at)
    select id, 'member-' || i, 'Dr. Given' || i % 900 || ' Family' || i * 7 % 1100, 'Consultant', 'Specialty ' || i % 40,
      'City Hospital ' || i / 200, case when i % 20 = 3 then 'Metro' else 'City ' || lpad((i / 330)::text, 4, '0') end || ', State ' || i % 28, case when i % 3 = 0 then ${JSON.stringify([aMark()])}::jsonb else '[]' end, now() - interval '400 days' from crowd`,
  sql`insert into profile (member_id, college, graduation_year, languages, interests, mates_audience)
    select id, 'College ' || i / 250, 1990 + i / 8 % 30, array['Hindi', 'Language ' || lpad((i * 7919::bigint % ${sql.lit(members / 500)})::text, 4, '0'), case when i % 20 = 7 then 'Marathi' else 'English' end],
      array['Interest ' || i % 12, 'Interest ' || (i + 5) % 12], case when i % 10 = 0 then 'me' when i % 10 = 1 then 'mates' else 'members' end from crowd`,
  sql`insert into member_search (member_id, name_key, lexemes)
    select m.id, array_to_string(search_name(name), ' '),
      array_to_tsvector(search_words(concat_ws(' ', name, handle, headline, specialty, hospital, location, college))
        || array(select unnest(array['@' || word, '~' || search_sound(word)]) from unnest(search_name(name)) as word) || array(select '#' || word from unnest(search_words(specialty || ' ' || headline)) as word)
        || case when verified then array['!verified'] else '{}' end)
    from member m join profile on member_id = m.id`,
  sql`insert into home_mark (member_id, first_day_over_at) select id, now() from crowd`,
  sql`insert into profile_view (member_id, viewer_id, created_at)
    select one.id, other.id, now() - k * interval '30 hours' from crowd one cross join generate_series(1, 10) as k
    join crowd other on other.i = (one.i + k * 37) % ${sql.lit(members)}`,
]

/** Half of one's mates are neighbours, who know each other, half are anywhere. Everybody else's are some of the first member's too. */
const links = (members: number) => [
  sql`insert into mate_link (from_id, to_id, state, created_at, connected_at)
    select one.id, other.id, 'connected', at, at from crowd one cross join generate_series(1, 50) as k
    join crowd other on other.i = (one.i + case when k <= 25 then k else k * 31 end) % ${sql.lit(members)}
    cross join lateral (select now() - make_interval(mins => (one.i * 31 + k * 1009) % 500000) as at) as moment`,
  sql`insert into mate_link (from_id, to_id, state, created_at, connected_at)
    select one.id, other.id, 'connected', now(), now() - (other.i * 7919::bigint % 8760) * interval '1 hour' from crowd one, crowd other
    where one.i = 0 and other.i between 2000 and 1999 + ${sql.lit(sharesOf(members).mates)} and other.i < ${sql.lit(members - 1600)}`,
  sql`insert into mate_link (from_id, to_id, state)
    select one.id, other.id, 'pending' from crowd one join crowd other on other.i = (one.i + 777) % ${sql.lit(members)}
    where one.i % 10 = 0 and one.i > 0`,
]

/** A year of posts, half of them with a hashtag of a long tail. The second member wrote a tenth as many as there are members. */
const posts = (members: number) => [
  sql`create temp table crowd_post on commit drop as
    select i, at, ${idAt(sql`at`, sql`'post' || i`)} as id, (select id from crowd where crowd.i = author) as author,
      floor(random() * 5)::int as likes, floor(random() * 3)::int as comments, floor(power(random(), 3) * ${sql.lit(members)})::int as tag
    from generate_series(0, ${sql.lit(members * 10 - 1)}) as i
    cross join lateral (select now() - (${sql.lit(members * 10)} - i) * (interval '365 days' / ${sql.lit(members * 10)}) as at,
      case when i % 100 = 1 then 1 else (i::bigint * 7919) % ${sql.lit(members)} end as author) as made`,
  sql`insert into post (id, author_id, client_id, content, like_count, comment_count, created_at)
    select id, author, id, 'A case from the ward w' || i * 31 % 5003 || '. ' || repeat('It is worth a second look. ', 2 + i % 8)
      || case when i % 2 = 0 then '#case' || tag else '' end, likes, comments, at from crowd_post`,
  sql`insert into post_search (post_id, author_id, words) select id, author_id, to_tsvector('english', content) || array_to_tsvector(array[post_stretch(id)]) from post`,
  sql`insert into post_topic (topic, post_id, said)
    select '#case' || tag, id, '#Case' || tag from crowd_post where i % 2 = 0
    union all select lower(specialty), p.id, specialty from crowd_post p join member m on m.id = p.author
    union all select '@' || lower(hospital), p.id, hospital from crowd_post p join member m on m.id = p.author`,
  sql`insert into post_check (post_id, outcome, checked_at) select id, 'no_claim', at from crowd_post`,
  sql`insert into post_like (post_id, member_id)
    select p.id, m.id from crowd_post p cross join generate_series(1, p.likes) as k join crowd m on m.i = (p.i * 31::bigint + k * 1009) % ${sql.lit(members)}`,
  sql`insert into post_save (member_id, post_id, created_at)
    select m.id, p.id, p.at from crowd_post p join crowd m on m.i = (p.i * 13::bigint) % ${sql.lit(members)} where p.i % 10 = 0`,
  sql`insert into post_comment (id, post_id, author_id, client_id, text, created_at)
    select ${idAt(sql`p.at + k * interval '1 minute'`, sql`'comment' || p.i || '-' || k`)}, p.id, m.id, gen_random_uuid(), 'We saw the same last week.', p.at
    from crowd_post p cross join generate_series(1, p.comments) as k join crowd m on m.i = (p.i * 17::bigint + k * 2003) % ${sql.lit(members)}`,
  // A thread of which everybody is part, under the newest post but one.
  sql`insert into post_comment (id, post_id, author_id, client_id, text)
    select ${idAt(sql`p.at + m.i * interval '1 second'`, sql`'talk' || m.i`)}, p.id, m.id, gen_random_uuid(), 'x'
    from crowd_post p, crowd m where p.i = ${sql.lit(members * 10 - 2)} and m.i < ${sql.lit(sharesOf(members).replies)}`,
  sql`insert into post_comment (id, post_id, author_id, parent_id, client_id, text)
    select ${idAt(sql`p.at + interval '1 day' + m.i * interval '1 second'`, sql`'answer' || m.i`)}, p.id, m.id, began.id, gen_random_uuid(), 'x'
    from crowd_post p, crowd m, lateral (
      select ${idAt(sql`p.at`, sql`'talk0'`)} as id) as began
    where p.i = ${sql.lit(members * 10 - 2)} and m.i between 1 and ${sql.lit(sharesOf(members).replies)}`,
]

/** Five notices each. The first member has very many, unread and in groups of a hundred. */
const notices = (members: number) => [
  sql`insert into notification (id, member_id, kind, from_id, subject_id, group_id, collapsed)
    select ${idAt(sql`p.at + interval '1 second'`, sql`'notice' || p.i`)}, p.author, 'post_liked', m.id, p.id, p.id, false
    from crowd_post p join crowd m on m.i = (p.i + 1) % ${sql.lit(members)} where p.i % 2 = 0 and p.author <> m.id`,
  sql`insert into notification (id, member_id, kind, from_id, subject_id, group_id, collapsed)
    select ${idAt(sql`now() - other.i * interval '1 second'`, sql`'popular' || other.i`)}, one.id, 'post_liked', other.id, p.id, p.id, other.i % 100 <> 1
    from crowd one, crowd other join crowd_post p on p.i = other.i / 100
    where one.i = 0 and other.i between 1 and ${sql.lit(sharesOf(members).notices)}`,
]

/** What triggers keep beside the rows. */
const counts = [
  sql`insert into mate_count (member_id, mates) select id, count(*) from (
    select from_id as id from mate_link where state = 'connected' union all select to_id from mate_link where state = 'connected') as one group by id`,
  sql`insert into profile_view_count (member_id, views) select member_id, count(*) from profile_view group by member_id`,
  sql`insert into post_count (author_id, posts) select author_id, count(*) from post group by author_id`,
  sql`insert into profile_language (language, member_id) select distinct lower(language), member_id from profile cross join unnest(languages) as language`,
]

/** A conversation for every other member, of four messages, the last of them unread. */
const talks = [
  sql`create temp table talk on commit drop as
    select gen_random_uuid() as id, one.id as one, other.id as other from crowd one join crowd other on other.i = one.i + 1 where one.i % 2 = 0`,
  sql`insert into conversation (id, kind, key_id, last_seq) select id, 'group', gen_random_uuid(), 4 from talk`,
  sql`insert into participant (conversation_id, member_id, delivered_seq, read_seq)
    select id, one, 4, 4 from talk union all select id, other, 4, 3 from talk`,
  sql`insert into message (conversation_id, seq, id, sender_id, client_id, alg, key_id, body)
    select id, seq, gen_random_uuid(), case when seq % 2 = 0 then one else other end, gen_random_uuid(), 'plain1', gen_random_uuid(), '\\x00'
    from talk cross join generate_series(1, 4) as seq`,
]
