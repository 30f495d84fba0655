import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { checkPassword } from '../account/passwords/passwords.ts'
import { findPostings } from '../jobs/public.ts'
import { ConversationKeys } from '../messages/public.ts'
import { openFiles } from '../platform/files/open.ts'
import type { FileStore } from '../platform/files/store.ts'
import { newId } from '../platform/ids.ts'
import { openLog } from '../platform/log.ts'
import { openVault } from '../platform/secrets/vault.ts'
import { seedSample } from './seed.ts'

let fresh: FreshDatabase
let dir: string
let files: FileStore
let keys: ConversationKeys
beforeAll(async () => {
  fresh = await freshDatabase()
  dir = await mkdtemp(join(tmpdir(), 'wardmates-seed-'))
  keys = await ConversationKeys.open({ messageKeys: undefined, dataDir: dir })
  files = openFiles({ bucket: undefined, dataDir: dir }, openVault(Buffer.alloc(32, 7)), openLog('silent'))
})
afterAll(async () => {
  await fresh.drop()
  await rm(dir, { recursive: true, force: true })
})

const count = async (of: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(of)}`.execute(fresh.database.db)
  return rows[0]!.n
}

test('two servers that start at once fill an empty database once, and both can offer the demo member', async () => {
  const { db } = fresh.database

  const offered = await Promise.all([seedSample(db, files, keys), seedSample(db, files, keys)])

  expect(offered[0]).toMatchObject({ name: 'Dr. Ananya Iyer', email: 'ananya.iyer@wardmates.example' })
  expect(offered[1]).toEqual(offered[0])
  expect(await count('member where sample')).toBe(30)
  expect(await count('post')).toBeGreaterThan(30)
  expect(await count("file where used and mime = 'image/webp'")).toBe(1)
})

test('the demo member finds open jobs of verified institutions that others run', async () => {
  const { db } = fresh.database
  const demo = await db.selectFrom('account').select('member_id').executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`select p.id from job_posting p order by p.posted_at desc`.execute(db)

  const { items } = await findPostings(db, demo.member_id, [], 50)

  expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(new Set(items.map(({ institution }) => institution.verified))).toEqual(new Set([true]))
  expect(await count(`institution_role where member_id = '${demo.member_id}'`)).toBe(0)
})

test('the demo member signs in with the password that is offered', async () => {
  const offered = await seedSample(fresh.database.db, files, keys)

  const account = await fresh.database.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()

  expect(await checkPassword(offered!.password, account.password_hash)).toMatchObject({ fits: true })
})

test('every counter is the number of its rows, and nobody likes their own post', async () => {
  expect(await count('post where like_count <> (select count(*) from post_like where post_id = post.id)')).toBe(0)
  expect(await count('post where comment_count <> (select count(*) from post_comment where post_id = post.id)')).toBe(0)
  expect(await count('post join post_like on post_id = post.id where author_id = member_id')).toBe(0)
  const voted = '(select count(*) from poll_vote v where v.post_id = o.post_id and v.choice = n - 1)'
  expect(await count(`poll o cross join unnest(o.counts) with ordinality as c (votes, n) where c.votes <> ${voted}`)).toBe(0)
  expect(await count('post join poll_vote on post_id = post.id where author_id = member_id')).toBe(0)
  expect(await count('poll where closes_at > now()')).toBeGreaterThan(0)
})

test('nothing is said before the post it answers or after now', async () => {
  expect(await count('post_comment c join post p on p.id = c.post_id where c.created_at <= p.created_at or c.created_at > now()')).toBe(0)
  expect(await count('post_like l join post p on p.id = l.post_id where l.created_at <= p.created_at or l.created_at > now()')).toBe(0)
  expect(await count("post where created_at > now() or created_at < now() - interval '14 days'")).toBe(0)
})

test('the posts of the specification lead the week', async () => {
  const top = await fresh.database.db
    .selectFrom('post')
    .select('verification')
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy(sql`like_count + 2 * comment_count`, 'desc')
    .limit(3)
    .execute()

  expect(top.map(({ verification }) => verification)).toEqual(['verified', 'pending', 'disputed'])
})

test('a database that has members of its own is left alone', async () => {
  const own = await freshDatabase()
  const { db } = own.database
  await db.insertInto('member').values({ id: newId(), handle: 'asha-rao', name: 'Asha Rao' }).execute()

  expect(await seedSample(db, files, keys)).toBeNull()

  expect(await db.selectFrom('member').select('handle').execute()).toEqual([{ handle: 'asha-rao' }])
  await own.drop()
})

test('whoever looks around is notified of what happened to their posts', async () => {
  await seedSample(fresh.database.db, files, keys)

  expect(await count("notification where not collapsed and kind = 'post_liked'")).toBeGreaterThan(0)
  expect(await count('notification where not collapsed')).toBe(await count('(select distinct group_id from notification) as groups'))
})
