import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { profile } from '#contract/profile.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const everyone = { email: 'me', phone: 'me', mates: 'members', activity: 'members', foundByEmail: false, isPublic: false } as const

async function handleOf(world: World, { id }: TestMember) {
  return (await world.db.selectFrom('member').select('handle').where('id', '=', id).executeTakeFirstOrThrow()).handle
}

/** Asha posts, comments under Ravi's post, becomes his mate and adds a paper and a certification. */
async function aBusyDay(world: World) {
  const [asha, ravi, mina] = [await world.member(), await world.member({ name: 'Dr. Ravi Menon' }), await world.member()]
  const post = await ravi.call(feed.create, { clientId: newId(), content: 'A case' })
  await asha.call(feed.create, { clientId: newId(), content: 'Weigh, then dose.' })
  await asha.call(feed.comment, { postId: post.id, clientId: newId(), text: 'Well seen' })
  const link = { from_id: ravi.id, to_id: asha.id, state: 'connected' as const, connected_at: new Date() }
  await world.db.insertInto('mate_link').values(link).execute()
  await asha.call(profile.addPublications, {
    publications: [{ title: 'Radial first', journal: 'IHJ', authors: '', year: 2021, doi: null, citations: 0 }],
  })
  await asha.call(profile.addCertification, { title: 'ACLS', issuer: 'IRC', year: '2023' })
  return { asha, ravi, mina, post, handle: await handleOf(world, asha) }
}

test('activity is what a member really did, newest first', async ({ world }) => {
  const { mina, post, handle } = await aBusyDay(world)

  const { items, next } = await mina.call(profile.activity, { member: handle })

  expect(items.map(({ description }) => description)).toEqual([
    'Added the certification “ACLS”',
    'Added the paper “Radial first”',
    'Became mates with Dr. Ravi Menon',
    'Commented on Dr. Ravi Menon’s post: “Well seen”',
    'Posted “Weigh, then dose.”',
  ])
  expect(items[3]).toMatchObject({ kind: 'commented', postId: post.id, with: { name: 'Dr. Ravi Menon' } })
  expect(next).toBeNull()
})

test('activity is kept from those it is not for, and the mates in it from those who may not see them', async ({ world }) => {
  const { asha, ravi, mina, handle } = await aBusyDay(world)
  const kindsFor = async (who: TestMember) => (await who.call(profile.activity, { member: handle })).items.map(({ kind }) => kind)

  await asha.call(profile.saveAudience, { ...everyone, mates: 'me' })
  expect(await kindsFor(mina)).not.toContain('became_mates')
  await asha.call(profile.saveAudience, { ...everyone, activity: 'mates' })

  expect(await kindsFor(mina)).toEqual([])
  expect(await kindsFor(ravi)).toHaveLength(5)
  expect((await asha.call(profile.activity, { as: 'members' })).items).toEqual([])
})

test('activity names nobody whom the viewer may not meet', async ({ world }) => {
  const { ravi, mina, handle } = await aBusyDay(world)
  await world.db.insertInto('member_block').values({ blocker_id: ravi.id, blocked_id: mina.id }).execute()

  const { items } = await mina.call(profile.activity, { member: handle })

  expect(items.map(({ kind }) => kind)).toEqual(['certified', 'published', 'posted'])
})

test('a long life is read page by page, each thing once', async ({ world }) => {
  const asha = await world.member()
  // All of one moment: the order must still be the same on every page.
  const created_at = new Date('2026-03-01T00:00:00Z')
  const rows = Array.from({ length: 45 }, (_, at) => ({
    id: newId(),
    member_id: asha.id,
    title: `Course ${at}`,
    issuer: 'NMC',
    year: '2024',
    created_at,
  }))
  await world.db.insertInto('certification').values(rows).execute()

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await asha.call(profile.activity, cursor ? { cursor } : {})
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)

  expect(seen).toHaveLength(45)
  expect(new Set(seen).size).toBe(45)
  await expect(asha.call(profile.activity, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})
