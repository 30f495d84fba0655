import { sql } from 'kysely'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { profile } from '#contract/profile.ts'
import { newId } from '#server/platform/ids.ts'
import { people } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

type Counts = { id: string; mates: number; posts: number; views: number; languages: string[] }

/** What is kept of each of these members. */
const kept = (world: World, ids: readonly string[]) =>
  sql<Counts>`
    select id, coalesce((select mates from mate_count where member_id = m.id), 0) as mates,
      coalesce((select posts from post_count where author_id = m.id), 0) as posts,
      coalesce((select views from profile_view_count where member_id = m.id), 0) as views,
      array(select language from profile_language where member_id = m.id order by language) as languages
    from member m where id = any(${ids}::uuid[]) order by id`
    .execute(world.db)
    .then(({ rows }) => rows)

/** The same, counted from the rows themselves. */
const counted = (world: World, ids: readonly string[]) =>
  sql<Counts>`
    select id, (select count(*) from mate_link where state = 'connected' and m.id in (from_id, to_id)) as mates,
      (select count(*) from post where author_id = m.id) as posts,
      (select count(*) from profile_view where member_id = m.id) as views,
      array(select distinct lower(word) collate "C" from profile, unnest(languages) as word where member_id = m.id order by 1) as languages
    from member m where id = any(${ids}::uuid[]) order by id`
    .execute(world.db)
    .then(({ rows }) => rows)

async function expectTrue(world: World, crowd: readonly TestMember[]) {
  const ids = crowd.map(({ id }) => id)
  expect(await kept(world, ids)).toEqual(await counted(world, ids))
}

const handleOf = ({ id }: TestMember) => `m${id.replaceAll('-', '')}`

/** The same walk each time. */
function walker(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** One act of somebody, whatever it leads to: many are refused. */
async function act(world: World, [one, other]: readonly [TestMember, TestMember], which: number) {
  const memberId = other.id
  const deleteOne = async () => {
    const post = await world.db.selectFrom('post').select('id').where('author_id', '=', one.id).limit(1).executeTakeFirst()
    if (post) await one.call(feed.remove, { postId: post.id })
  }
  const acts = [
    () => one.call(mates.request, { memberId }),
    () => one.call(mates.request, { memberId }),
    () => one.call(mates.accept, { memberId }),
    () => one.call(mates.accept, { memberId }),
    () => one.call(mates.remove, { memberId }),
    () => one.call(mates.block, { memberId }),
    () => one.call(mates.unblock, { memberId }),
    () => one.call(feed.create, { clientId: newId(), content: 'A case' }),
    deleteOne,
    () => one.call(profile.get, { member: handleOf(other) }),
    () => one.call(mates.setAudience, { audience: 'me' }),
    () =>
      world.db
        .updateTable('profile')
        .set({ languages: ['Hindi', 'HINDI', `Language ${which}`] })
        .where('member_id', '=', one.id)
        .execute(),
  ]
  await acts[which % acts.length]!().catch((error: { code?: string }) => {
    if (error.code === undefined || error.code === 'FAULT') throw error
  })
}

test('what is kept is what is counted, after whatever members did, also at once', { timeout: 60_000 }, async ({ world }) => {
  const crowd = await people(world, 6)
  const pick = walker(7)
  const somePair = () => {
    const one = pick(crowd.length)
    return [crowd[one]!, crowd[(one + 1 + pick(crowd.length - 1)) % crowd.length]!] as const
  }
  for (let step = 0; step < 150; step++) await act(world, somePair(), pick(12))
  await expectTrue(world, crowd)
  const all = await kept(
    world,
    crowd.map(({ id }) => id),
  )
  for (const what of ['mates', 'posts', 'views'] as const) expect(all.some((one) => one[what] > 0)).toBe(true)

  for (let round = 0; round < 12; round++) {
    await Promise.all(Array.from({ length: 16 }, () => act(world, somePair(), pick(12))))
    await expectTrue(world, crowd)
  }
})

test('sixteen who become mates of one at once, and part again, are all counted', async ({ world }) => {
  const popular = await world.member()
  const crowd = await people(world, 16)
  await Promise.all(crowd.map((one) => one.call(mates.request, { memberId: popular.id })))

  await Promise.all(crowd.map((one) => popular.call(mates.accept, { memberId: one.id })))
  expect((await popular.call(home.stats)).connections).toMatchObject({ total: 16, newThisWeek: 16 })

  await Promise.all(crowd.slice(0, 6).map((one) => one.call(mates.remove, { memberId: popular.id })))
  expect((await popular.call(home.stats)).connections.total).toBe(10)
  await expectTrue(world, [popular, ...crowd])
})

test('a post that is sent again is counted once, and a transaction that fails counts nothing', async ({ world }) => {
  const author = await world.member()
  const draft = { clientId: newId(), content: 'A case' }
  await Promise.all(Array.from({ length: 5 }, () => author.call(feed.create, draft)))

  await world.db
    .transaction()
    .execute(async (tx) => {
      await tx.insertInto('post').values({ id: newId(), author_id: author.id, client_id: newId(), content: 'x' }).execute()
      throw new Error('Something went wrong')
    })
    .catch(() => {})

  expect((await author.call(home.summary)).activity.posts).toBe(1)
})

test('whoever leaves is no longer counted among the mates and the viewers of others', async ({ world }) => {
  const crowd = await people(world, 5)
  const [leaving, ...staying] = crowd as [TestMember, ...TestMember[]]
  for (const [at, one] of staying.entries()) {
    const link = [leaving.id, one.id] as const
    await world.db
      .insertInto('mate_link')
      .values({ from_id: link[at % 2]!, to_id: link[1 - (at % 2)]!, state: 'connected', connected_at: new Date() })
      .execute()
    await leaving.call(profile.get, { member: handleOf(one) })
    await one.call(profile.get, { member: handleOf(leaving) })
  }
  await leaving.call(feed.create, { clientId: newId(), content: 'A case' })
  await expectTrue(world, crowd)

  await world.db.deleteFrom('member').where('id', '=', leaving.id).execute()

  await expectTrue(world, staying)
  expect(await world.db.selectFrom('mate_count').selectAll().where('member_id', '=', leaving.id).execute()).toEqual([])
  expect((await staying[0]!.call(home.stats)).connections).toEqual({ total: 0, week: [0, 0, 0, 0, 0, 0, 0], newThisWeek: 0 })
})
