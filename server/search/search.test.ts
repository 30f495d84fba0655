import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { search } from '#contract/search.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const people = async (member: TestMember, q: string) => (await member.call(search.people, { q })).items.map(({ member }) => member.name)
const group = async <Name extends 'people' | 'posts'>(member: TestMember, q: string, name: Name) =>
  (await member.call(search.everything, { q })).groups.find((one) => one.group === name)

const write = (author: TestMember, content: string) => author.call(feed.create, { clientId: randomUUID(), content })
const say = (world: World, member: TestMember, words: { college?: string; found_by_email?: boolean }) =>
  world.db.updateTable('profile').set(words).where('member_id', '=', member.id).execute()
const befriend = (world: World, one: TestMember, other: TestMember) =>
  world.db.insertInto('mate_link').values({ from_id: one.id, to_id: other.id, state: 'connected', connected_at: new Date() }).execute()
const block = (world: World, one: TestMember, other: TestMember) =>
  world.db.insertInto('member_block').values({ blocker_id: one.id, blocked_id: other.id }).execute()

test('the exact name comes first, then names that begin so, then names with such a word, then whoever is described so', async ({
  world,
}) => {
  const viewer = await world.member()
  await world.member({ name: 'Vikram Nair', hospital: 'Meenakshi Mission Hospital' })
  await world.member({ name: 'Dr. Lata Meenakshi' })
  await world.member({ name: 'Meenakshi Sundaram' })
  await world.member({ name: 'Dr. Meenakshi' })

  expect(await people(viewer, 'meenakshi')).toEqual(['Dr. Meenakshi', 'Meenakshi Sundaram', 'Dr. Lata Meenakshi', 'Vikram Nair'])
})

test('among equals mates come first, then verified members', async ({ world }) => {
  const viewer = await world.member()
  const mate = await world.member({ name: 'Dr. Farida Khan', location: 'Pune' })
  await world.member({ name: 'Dr. Farida Khan', location: 'Delhi', verified: true })
  await world.member({ name: 'Dr. Farida Khan', location: 'Patna' })
  await befriend(world, mate, viewer)

  const { items } = await viewer.call(search.people, { q: 'farida khan' })

  expect(items.map(({ member, isMate }) => [member.location, isMate])).toEqual([
    ['Pune', true],
    ['Delhi', false],
    ['Patna', false],
  ])
})

test('a name is found while it is typed, with and without titles, capitals and accents, by handle, and by its words in any order', async ({
  world,
}) => {
  const viewer = await world.member()
  const found = await world.member({ name: 'Prof. Zoë Quadros' })
  const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', found.id).executeTakeFirstOrThrow()

  for (const q of ['z', 'zo', 'zoe q', 'ZOË', 'dr zoe quadros', 'quadros', 'Quadros, Zoë', 'quad z', `@${handle}`]) {
    expect([q, await people(viewer, q)]).toEqual([q, expect.arrayContaining(['Prof. Zoë Quadros'])])
  }
})

test('people are found by what they do, where they work, live and studied, all words together', async ({ world }) => {
  const viewer = await world.member()
  const found = await world.member({
    name: 'Nandini Pillai',
    headline: 'Consultant Nephrologist',
    specialty: 'Nephrology',
    hospital: 'Periyar Kidney Centre',
    location: 'Madurai, Tamil Nadu',
  })
  await say(world, found, { college: 'Thanjavur Medical College' })

  for (const q of ['nephrologist', 'nephro madurai', 'periyar kidney', 'tamil nadu nephrology', 'thanjavur', 'nandini thanjavur']) {
    expect([q, await people(viewer, q)]).toEqual([q, ['Nandini Pillai']])
  }
  expect(await people(viewer, 'nephro kanpur')).toEqual([])
  expect((await viewer.call(search.people, { q: 'thanjavur' })).items[0]).toMatchObject({ college: 'Thanjavur Medical College' })
  expect((await viewer.call(search.people, { q: 'periyar' })).items[0]).toMatchObject({ college: null })
})

test('what changes on a card or a profile is found at once, and what is no longer there is not', async ({ world }) => {
  const viewer = await world.member()
  const mover = await world.member({ name: 'Gauri Deshmukh', hospital: 'Godavari Hospital' })

  await world.db.updateTable('member').set({ hospital: 'Narmada Hospital' }).where('id', '=', mover.id).execute()

  expect(await people(viewer, 'narmada')).toEqual(['Gauri Deshmukh'])
  expect(await people(viewer, 'godavari')).toEqual([])
})

test('doctors’ short words find the long ones, and old names of cities the new ones, both ways', async ({ world }) => {
  const viewer = await world.member()
  await world.member({ name: 'One Otologist', specialty: 'Otorhinolaryngology', location: 'Bengaluru, Karnataka' })
  await world.member({ name: 'Two Otologist', specialty: 'ENT Surgery', location: 'Bangalore' })
  await world.member({ name: 'A Gynaecologist', headline: 'Consultant Gynaecologist' })
  await world.member({ name: 'An Obstetrician', specialty: 'Obstetrics and Gynecology' })
  await world.member({ name: 'A Researcher', headline: 'Myocardial infarction research' })

  const ears = ['Two Otologist', 'One Otologist']
  for (const q of ['ent', 'ENT bangalore', 'ear nose throat', 'otorhinolaryngologist bengaluru']) {
    expect([q, await people(viewer, q)]).toEqual([q, ears])
  }
  expect(await people(viewer, 'OBGYN')).toEqual(['An Obstetrician', 'A Gynaecologist'])
  expect(await people(viewer, 'MI')).toEqual(['A Researcher'])
})

test('a misspelt word finds its neighbour and says so; what is spelt right is not touched', async ({ world }) => {
  const viewer = await world.member()
  await world.member({ name: 'Yashodhara Vaidyanathan', specialty: 'Rheumatology' })

  for (const q of ['rhumatology', 'rheumatolgy', 'yashodara', 'vaidynathan', 'Yahsodhara']) {
    expect([q, (await group(viewer, q, 'people'))?.items]).toMatchObject([q, [{ member: { name: 'Yashodhara Vaidyanathan' } }]])
  }
  expect(await group(viewer, 'rhumatology', 'people')).toMatchObject({ q: 'rheumatology' })
  expect(await group(viewer, 'Rheumatology', 'people')).toMatchObject({ q: 'Rheumatology' })
})

test('whoever is blocked is not found, nor is whoever blocks, nor what they write', async ({ world }) => {
  const [viewer, blocked, blocker] = [
    await world.member(),
    await world.member({ name: 'Kavita Thapliyal' }),
    await world.member({ name: 'Kavita Thapliyal' }),
  ]
  await write(blocked, 'A thapliyalgram of the left ventricle')
  await write(blocker, 'Another thapliyalgram of the left ventricle')
  await block(world, viewer, blocked)
  await block(world, blocker, viewer)
  await say(world, blocker, { found_by_email: true })

  expect((await viewer.call(search.everything, { q: 'thapliyal' })).groups).toEqual([])
  expect((await viewer.call(search.posts, { q: 'thapliyalgram' })).items).toEqual([])
  expect(await people(viewer, `${blocker.id}@example.org`)).toEqual([])
  expect(await people(await world.member(), 'kavita thapliyal')).toHaveLength(2)
})

test('an email address finds a member who allows it, and only as a whole', async ({ world }) => {
  const viewer = await world.member()
  const open = await world.member({ name: 'Found By Letter', email: 'open.letter@ward.example' })
  await world.member({ name: 'Not To Be Found', email: 'closed.letter@ward.example' })
  await say(world, open, { found_by_email: true })

  expect(await people(viewer, 'Open.Letter@ward.example')).toEqual(['Found By Letter'])
  for (const q of ['closed.letter@ward.example', 'open.letter@ward', 'open.letter', 'ward.example', 'pen.letter@ward.example']) {
    expect([q, await people(viewer, q)]).toEqual([q, []])
  }
})

test('what only some may see finds nobody: phone, bio for nobody else, saved posts, messages', async ({ world }) => {
  const [viewer, other] = [await world.member(), await world.member({ name: 'Quiet Person' })]
  await world.db.updateTable('profile').set({ contact_email: 'private@quiet.example' }).where('member_id', '=', other.id).execute()

  expect((await viewer.call(search.everything, { q: 'private@quiet.example' })).groups).toEqual([])
  expect((await viewer.call(search.everything, { q: 'quiet.example private' })).groups).toEqual([])
})

test('posts are found by their words in any form, newest first, with what was asked for marked', async ({ world }) => {
  const viewer = await world.member()
  const older = await write(viewer, 'Two leptospirosis infections after the floods.')
  const newer = await write(viewer, 'Leptospirosis again: infected farmers came late.')

  const { items } = await viewer.call(search.posts, { q: 'leptospirosis infection' })

  expect(items.map(({ id }) => id)).toEqual([newer.id, older.id])
  expect(items[1]!.excerpt).toEqual([
    { text: 'Two ', found: false },
    { text: 'leptospirosis', found: true },
    { text: ' ', found: false },
    { text: 'infections', found: true },
    { text: ' after the floods.', found: false },
  ])
})

test('posts understand quotes, minus, abbreviations, a word not yet typed to its end, and a misspelt one', async ({ world }) => {
  const viewer = await world.member()
  const found = async (q: string) => (await group(viewer, q, 'posts'))?.items.map(({ id }) => id) ?? []
  const long = await write(viewer, 'A coronary artery bypass grafting at seventy, tamponadexis feared')
  const short = await write(viewer, 'CABG on Monday, extubated on Tuesday')

  expect(await found('cabg')).toEqual([short.id, long.id])
  expect(await found('coronary artery bypass grafting')).toEqual([short.id, long.id])
  expect(await found('"bypass grafting" -monday')).toEqual([long.id])
  expect(await found('bypass tampona')).toEqual([long.id])
  expect(await found('tamponadxis')).toEqual([long.id])
  expect(await found('extubated -tuesday')).toEqual([])
})

test('a post is found by its new words after it was changed, and not at all once it is gone', async ({ world }) => {
  const author = await world.member()
  const post = await write(author, 'The patient had brucellosis.')

  await author.call(feed.edit, { postId: post.id, content: 'The patient had melioidosis.', link: null })

  expect((await author.call(search.posts, { q: 'brucellosis' })).items).toEqual([])
  expect((await author.call(search.posts, { q: 'melioidosis' })).items).toHaveLength(1)
  await author.call(feed.remove, { postId: post.id })
  expect((await author.call(search.posts, { q: 'melioidosis' })).items).toEqual([])
})

test('pages follow each other without a gap or a repetition', async ({ world }) => {
  const viewer = await world.member()
  for (let at = 0; at < 25; at++) {
    await world.member({ name: `Pagewala Number ${at}` })
    await write(viewer, `Pagination study, part ${at}`)
  }

  const firstPeople = await viewer.call(search.people, { q: 'pagewala' })
  const otherPeople = await viewer.call(search.people, { q: 'pagewala', cursor: firstPeople.next! })
  const firstPosts = await viewer.call(search.posts, { q: 'pagination' })
  const otherPosts = await viewer.call(search.posts, { q: 'pagination', cursor: firstPosts.next! })

  expect(new Set([...firstPeople.items, ...otherPeople.items].map(({ id }) => id)).size).toBe(25)
  expect(new Set([...firstPosts.items, ...otherPosts.items].map(({ id }) => id)).size).toBe(25)
  expect([otherPeople.next, otherPosts.next]).toEqual([null, null])
  await expect(viewer.call(search.people, { q: 'x', cursor: '-1' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(viewer.call(search.posts, { q: 'x', cursor: 'x' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('a question without words finds nothing, and one full of signs hurts nobody', async ({ world }) => {
  const viewer = await world.member()

  for (const q of ['!!!', "'; drop table member; --", "'@x':* & !y", '\\', ':*', '(((', '"', '-', 'the', '%_%', 'a'.repeat(100), '😀']) {
    expect([q, Array.isArray((await viewer.call(search.everything, { q })).groups)]).toEqual([q, true])
  }
  await expect(viewer.call(search.everything, { q: '  ' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(viewer.call(search.everything, { q: 'x'.repeat(101) })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})
