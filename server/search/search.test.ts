import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { search } from '#contract/search.ts'
import { aMark } from '#tests/support/marks.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { updateMarks, updateMember } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { updateProfile } from '../profile/public.ts'

const people = async (member: TestMember, q: string) => (await member.call(search.people, { q })).items.map(({ member }) => member.name)
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

test('a mate stands on the first page, however many newer members have the same name', async ({ world }) => {
  const viewer = await world.member()
  const mate = await world.member({ name: 'Dr. Sudha Pillai' })
  await befriend(world, mate, viewer)
  for (let at = 0; at <= PAGE_SIZE; at++) await world.member({ name: 'Dr. Sudha Pillai' })

  const { items } = await viewer.call(search.people, { q: 'sudha pillai' })

  expect(items).toHaveLength(PAGE_SIZE)
  expect(items[0]).toMatchObject({ id: mate.id, isMate: true })
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

test('a changed name, hospital or college is found at once, and what is no longer there is not', async ({ world }) => {
  const viewer = await world.member()
  const mover = await world.member({ name: 'Gauri Deshmukh', hospital: 'Godavari Hospital' })
  await updateProfile(world.db, mover.id, { college: 'Tapi Medical College' })

  await updateProfile(world.db, mover.id, { college: 'Kaveri Medical College' })
  expect(await people(viewer, 'kaveri')).toEqual(['Gauri Deshmukh'])
  await updateMember(world.db, mover.id, { name: 'Gauri Kelkar', hospital: 'Narmada Hospital' })

  for (const q of ['kelkar', 'narmada', 'kaveri']) expect([q, await people(viewer, q)]).toEqual([q, ['Gauri Kelkar']])
  for (const q of ['deshmukh', 'godavari', 'tapi']) expect([q, await people(viewer, q)]).toEqual([q, []])
})

test('a new name, hospital, college, verified mark or post text is indexed within its transaction, and gone with it', async ({ world }) => {
  const member = await world.member({ name: 'Perizad Vakil', hospital: 'Wadia Hospital' })
  const { id: postId } = await write(member, 'Scurvy in the hostel')
  const indexed = async (db: Db) => {
    const found = (word: string) => sql`lexemes @@ ${word}::tsquery`
    const { rows } = await sql<{ card: boolean; text: boolean }>`
      select ${sql.join(['cyrus', 'jehangir', 'dufferin', "'!verified'"].map(found), sql` and `)} as card,
        p.words @@ to_tsquery('english', 'pellagra') as text
      from member_search m, post_search p where m.member_id = ${member.id} and p.post_id = ${postId}`.execute(db)
    return rows[0]
  }

  const changed = world.db.transaction().execute(async (tx) => {
    await updateProfile(tx, member.id, { college: 'Dufferin College' })
    await updateMember(tx, member.id, { name: 'Cyrus Vakil', hospital: 'Jehangir Hospital' })
    await updateMarks(tx, member.id, [aMark()])
    await sql`update post set content = 'Pellagra in the hostel' where id = ${postId}`.execute(tx)
    expect(await indexed(tx)).toEqual({ card: true, text: true })
    throw new Error('rolled back')
  })

  await expect(changed).rejects.toThrow('rolled back')
  expect(await indexed(world.db)).toEqual({ card: false, text: false })
  expect(await people(member, 'perizad')).toEqual(['Perizad Vakil'])
  expect((await member.call(search.posts, { q: 'scurvy' })).items).toHaveLength(1)
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

test('the palette and the mates page find the same people for the same words, and filters leave only some of them', async ({ world }) => {
  const viewer = await world.member()
  await world.member({ name: 'Heart of Bombay', specialty: 'Cardiology', location: 'Bombay', verified: true })
  await world.member({ name: 'Heart of Mumbai', specialty: 'Cardiology', location: 'Mumbai, Maharashtra' })
  await world.member({ name: 'Heart of Pune', specialty: 'Cardiology', location: 'Pune' })
  const directory = async (filter: object) => (await viewer.call(mates.directory, filter)).items.map(({ member }) => member.name)

  for (const q of ['dil ka doctor mumbai', 'heart specialist bombay', 'cardi mumbai', 'हृदयरोग तज्ज्ञ मुंबई', 'হার্টের ডাক্তার মুম্বই']) {
    expect(await people(viewer, q)).toEqual(['Heart of Bombay', 'Heart of Mumbai'])
    expect(await directory({ q })).toEqual(await people(viewer, q))
  }
  expect(await directory({ q: 'heart specialist', city: 'Mumbai', proven: 'registered' })).toEqual(['Heart of Bombay'])
  expect(await directory({ city: 'Mumbai', specialty: 'cardio' })).toEqual(['Heart of Mumbai', 'Heart of Bombay'])
  await expect(viewer.call(mates.directory, { q: 'heart', cursor: '-1' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
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

test('an address that was never proven finds nobody: whoever typed it in may not be the one who reads it', async ({ world }) => {
  const viewer = await world.member()
  const other = await world.member({ name: 'Says To Be Somebody', email: 'somebody.else@ward.example', emailProven: false })
  await say(world, other, { found_by_email: true })

  expect(await people(viewer, 'somebody.else@ward.example')).toEqual([])
  await world.db.updateTable('account').set({ email_verified: true }).where('member_id', '=', other.id).execute()
  expect(await people(viewer, 'somebody.else@ward.example')).toEqual(['Says To Be Somebody'])
})

test('what only some may see finds nobody: phone, bio for nobody else, saved posts, messages', async ({ world }) => {
  const [viewer, other] = [await world.member(), await world.member({ name: 'Quiet Person' })]
  await world.db.updateTable('profile').set({ contact_email: 'private@quiet.example' }).where('member_id', '=', other.id).execute()

  expect((await viewer.call(search.everything, { q: 'private@quiet.example' })).groups).toEqual([])
  expect((await viewer.call(search.everything, { q: 'quiet.example private' })).groups).toEqual([])
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

test.for(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf mi'])(
  '“%s” is a word like any other',
  async (q, { world }) => {
    const viewer = await world.member()
    const author = await world.member({ name: 'Dr. Sudha Pillai', hospital: `${q} Hospital` })
    await write(author, `Words such as ${q} have no meaning of their own here.`)

    expect(await people(viewer, q)).toEqual(['Dr. Sudha Pillai'])
    expect((await viewer.call(search.posts, { q })).items).toHaveLength(1)
    expect((await viewer.call(search.everything, { q })).groups.map(({ group }) => group)).toEqual(['people', 'posts'])
    expect((await viewer.call(mates.directory, { q, hospital: q })).items).toHaveLength(1)
    expect((await viewer.call(mates.directory, { language: q, college: q, state: q, city: q, specialty: q })).items).toEqual([])
    expect((await viewer.call(feed.onTopic, { topic: q })).items).toEqual([])
  },
)
