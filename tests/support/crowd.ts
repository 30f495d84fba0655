import { sql } from 'kysely'
import type { Db } from '#server/platform/db/client.ts'
import { aMark } from './marks.ts'

const DAY_MS = 24 * 3600_000

export type Crowd = { members: number; posts: number; likesPerPost: number; commentsPerPost: number; days: number; linksPerMember?: number }

/** Fills an empty database with a large community whose posts are spread over the last `days`; all of it or nothing. */
export async function seedCrowd(db: Db, { members, posts, likesPerPost, commentsPerPost, days, linksPerMember = 0 }: Crowd) {
  const since = Date.now() - days * DAY_MS
  const step = Math.floor((days * DAY_MS) / posts)
  const number = sql.lit
  await db.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`
      create function pg_temp.id_at(ms bigint, seed text) returns uuid language sql immutable as $$
        select (lpad(to_hex(ms), 12, '0') || '7' || left(md5(seed), 3) || '8' || right(md5(seed), 15))::uuid
      $$`)
    await run(sql`
      create temp table crowd on commit drop as
      select i, pg_temp.id_at(${number(since)} + i, 'member' || i) as id from generate_series(0, ${number(members - 1)}) as i`)
    await run(sql`
      insert into member (id, handle, name, headline, specialty, hospital, location, marks)
      select id, 'member-' || i, 'Dr. Member Number ' || i, 'Consultant Cardiologist', 'Cardiology',
        'City Hospital ' || i % 500, 'Bengaluru, Karnataka', case when i % 3 = 0 then ${JSON.stringify([aMark()])}::jsonb else '[]' end
      from crowd`)
    await run(sql`
      insert into mate_link (from_id, to_id, state, connected_at)
      select one.id, other.id, 'connected', now() from crowd one cross join generate_series(1, ${number(linksPerMember)}) as k
      join crowd other on other.i = (one.i + k * 97) % ${number(members)}`)
    await run(sql`
      create temp table crowd_post on commit drop as
      select i, pg_temp.id_at(${number(since)} + i::bigint * ${number(step)}, 'post' || i) as id, (i::bigint * 7919) % ${number(members)} as author,
        floor(random() * ${number(likesPerPost * 2 + 1)})::int as likes, floor(random() * ${number(commentsPerPost * 2 + 1)})::int as comments
      from generate_series(0, ${number(posts - 1)}) as i`)
    await run(sql`
      insert into file (id, owner_id, kind, mime, size_bytes, sha256, width, height, used)
      select pg_temp.id_at(${number(since)}, 'file' || p.i), m.id, 'image', 'image/webp', 90000, sha256('picture'), 1600, 1200, true
      from crowd_post p join crowd m on m.i = p.author where p.i % 20 = 0`)
    await run(sql`
      insert into post (id, author_id, client_id, content, like_count, comment_count, created_at)
      select p.id, m.id, p.id, repeat('A case from the ward that is worth a second look. ', 2 + p.i % 8),
        p.likes, p.comments,
        to_timestamp((${number(since)} + p.i::bigint * ${number(step)}) / 1000.0)
      from crowd_post p join crowd m on m.i = p.author order by p.i`)
    await run(sql`
      insert into post_image (post_id, position, image_id, alt)
      select p.id, 0, pg_temp.id_at(${number(since)}, 'file' || p.i), '' from crowd_post p where p.i % 20 = 0`)
    await run(sql`
      insert into post_topic (topic, post_id, said)
      select 'cardiology', id, 'Cardiology' from post union all select '#case' || i % 500, id, '#Case' || i % 500 from crowd_post`)
    await run(sql`insert into hashtag (topic, said) select distinct topic, said from post_topic where topic like '#%'`)
    await run(sql`
      insert into post_like (post_id, member_id)
      select p.id, m.id from crowd_post p cross join generate_series(1, p.likes) as k
      join crowd m on m.i = (p.i * 31::bigint + k * 1009) % ${number(members)}`)
    await run(sql`
      insert into post_comment (id, post_id, author_id, client_id, text)
      select pg_temp.id_at(${number(since)} + p.i::bigint * ${number(step)} + k, 'comment' || p.i || '-' || k), p.id, m.id,
        pg_temp.id_at(k, 'comment' || p.i || '-' || k), 'Thank you, we saw the **same** last week.'
      from crowd_post p cross join generate_series(1, p.comments) as k
      join crowd m on m.i = (p.i * 17::bigint + k * 2003) % ${number(members)}`)
    await run(sql`
      insert into post_save (member_id, post_id)
      select m.id, p.id from crowd_post p join crowd m on m.i = (p.i * 13::bigint) % ${number(members)} where p.i % 10 = 0`)
  })
  await sql`vacuum analyze`.execute(db)
}
