import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { befriend } from '#tests/support/mates.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sendDigests } from '../../notifications/digest.ts'
import { newId } from '../../platform/ids.ts'
import { weekBefore } from './rules.ts'
import { weekLines } from './week.ts'

const DAY_MS = 24 * 3600_000
const { from, until, untilDay } = weekBefore(new Date())
const during = new Date(from.getTime() + 3 * DAY_MS)
const monday = new Date(until.getTime() + 8 * 3600_000)

// A Monday morning in India, whenever this runs.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: monday }))
afterAll(() => void vi.useRealTimers())

async function post(world: World, author: TestMember, content = 'A case', at = during) {
  const id = newId(at.getTime())
  await world.db.insertInto('post').values({ id, author_id: author.id, client_id: randomUUID(), content, created_at: at }).execute()
  return id
}

async function comment(world: World, author: TestMember, postId: string, at = during) {
  const id = newId(at.getTime())
  await world.db
    .insertInto('post_comment')
    .values({ id, post_id: postId, author_id: author.id, client_id: randomUUID(), text: 'The same here', created_at: at })
    .execute()
  return id
}

/** A member who was there before the week. */
async function longAgo(world: World, traits: Parameters<World['member']>[0] = {}) {
  const member = await world.member(traits)
  await world.db
    .updateTable('member')
    .set({ created_at: new Date(from.getTime() - 30 * DAY_MS) })
    .where('id', '=', member.id)
    .execute()
  return member
}

async function joinedAt(world: World, at: Date, hospital: string) {
  const id = newId(at.getTime())
  await world.db
    .insertInto('member')
    .values({ id, handle: `m${id.replaceAll('-', '')}`, name: 'New Here', hospital, created_at: at })
    .execute()
  return id
}

test('the week lists what mates wrote, the most answered first, and counts comments of that week by others', async ({ world }) => {
  const [asha, ravi, zoya, stranger] = [
    await longAgo(world),
    await longAgo(world, { name: 'Ravi' }),
    await longAgo(world),
    await longAgo(world),
  ]
  await befriend(world, asha, [ravi, zoya])
  const quiet = await post(world, ravi, 'Quiet')
  const asked = await post(world, zoya, 'Asked')
  await post(world, ravi, 'Too early', new Date(from.getTime() - 1))
  await post(world, ravi, 'Too late', until)
  await post(world, stranger)
  await post(world, asha)
  await comment(world, stranger, asked)
  await comment(world, asha, asked)
  await comment(world, zoya, asked)
  await comment(world, stranger, asked, until)

  const week = await asha.call(home.week)

  expect(week?.mates.total).toBe(2)
  expect(week?.mates.top.map(({ postId, comments }) => [postId, comments])).toEqual([
    [asked, 2],
    [quiet, 0],
  ])
  expect(week).toMatchObject({ until: untilDay, specialty: null, joined: { total: 0, people: [] } })
})

test('what was taken back or withheld is no answer of the week', async ({ world }) => {
  const [asha, ravi, zoya] = [await longAgo(world), await longAgo(world), await longAgo(world)]
  await befriend(world, asha, [ravi])
  const asked = await post(world, ravi, 'Asked')
  await comment(world, zoya, asked)
  const takenBack = await comment(world, zoya, asked)
  const withheld = await comment(world, zoya, asked)
  await world.db.updateTable('post_comment').set({ removed_at: during, text: '' }).where('id', '=', takenBack).execute()
  await world.db.insertInto('withheld').values({ subject_id: withheld, kind: 'comment', about_id: zoya.id }).execute()

  const week = await asha.call(home.week)

  expect(week?.mates.top).toMatchObject([{ postId: asked, comments: 1 }])
})

test('an excerpt of the week is a sentence or two, and ends with a whole word', async ({ world }) => {
  const [asha, ravi] = [await longAgo(world), await longAgo(world)]
  await befriend(world, asha, [ravi])
  const said = 'Distal radial access for a long case: my back is happier and so is the wrist. Who else has changed sides,'
  await post(world, ravi, `${said}${' '.repeat(300)}and what did your nurses say about the new draping? Ours were not amused.`)

  const week = await asha.call(home.week)

  expect(week?.mates.top.map(({ excerpt }) => excerpt)).toEqual([`${said} and what did your nurses say about…`])
})

test('posts of the specialty are those of others than mates, and nobody blocked is in it', async ({ world }) => {
  const specialty = 'Nephrology'
  const [asha, mate, colleague, blocked] = [
    await longAgo(world, { specialty }),
    await longAgo(world, { specialty }),
    await longAgo(world, { specialty }),
    await longAgo(world, { specialty }),
  ]
  await befriend(world, asha, [mate])
  await post(world, asha)
  await post(world, mate)
  await post(world, blocked)
  const theirs = await post(world, colleague)
  await comment(world, blocked, theirs)
  await asha.call(mates.block, { memberId: blocked.id })

  const week = await asha.call(home.week)

  expect(week?.specialty).toMatchObject({ name: specialty, total: 1, top: [{ postId: theirs, comments: 0 }] })
  expect(week?.mates.total).toBe(1)
})

test('who joined in the week from the same hospital is counted and shown, unless they are no suggestion', async ({ world }) => {
  const hospital = 'Teesta Hospital'
  const asha = await longAgo(world, { hospital })
  const fresh = await joinedAt(world, during, hospital)
  const dismissed = await joinedAt(world, during, hospital)
  await joinedAt(world, new Date(from.getTime() - 1000), hospital)
  await joinedAt(world, during, 'Another Hospital')
  await asha.call(mates.dismiss, { memberId: dismissed })

  const week = await asha.call(home.week)

  expect(week?.joined.total).toBe(1)
  expect(week?.joined.people?.map(({ member, shared }) => [member.id, shared])).toEqual([[fresh, [{ as: 'hospital' }]]])
})

test('a week waits on home until it is read, and where it is not wanted it does not', async ({ world }) => {
  const [asha, ravi, newcomer] = [await longAgo(world), await longAgo(world), await world.member()]
  const waiting = async (member: TestMember) => (await member.call(home.summary)).week
  await world.db.updateTable('member').set({ created_at: monday }).where('id', '=', newcomer.id).execute()
  expect([await waiting(asha), await waiting(ravi), await waiting(newcomer)]).toEqual([untilDay, untilDay, null])

  await asha.call(home.readWeek, { monday: untilDay })
  await asha.call(home.readWeek, { monday: '2020-01-06' })
  await ravi.call(notifications.saveSettings, { kinds: ['weekly_summary'], inApp: false })

  expect([await waiting(asha), await waiting(ravi)]).toEqual([null, null])
  vi.setSystemTime(monday.getTime() + 7 * DAY_MS)
  expect(await waiting(asha)).not.toBeNull()
  vi.setSystemTime(monday)
})

test('a week in which nothing happened is no summary and no email', async ({ world }) => {
  const asha = await longAgo(world)
  await asha.call(notifications.saveSettings, { kinds: ['weekly_summary'], mail: 'weekly' })

  await sendDigests(world.app.services, monday, weekLines)
  await world.runJobs()

  expect(await asha.call(home.week)).toBeNull()
  expect(await emailsTo(world, `${asha.id}@example.org`)).toEqual([])
})

test('whoever asked for it has their week by mail on Monday, in numbers and without what was written', async ({ world }) => {
  const [asha, ravi, zoya] = [await longAgo(world), await longAgo(world, { name: 'Ravi Menon' }), await longAgo(world)]
  await befriend(world, asha, [ravi, zoya])
  await post(world, ravi, 'Something about a patient')
  await asha.call(notifications.saveSettings, { kinds: ['weekly_summary'], mail: 'weekly' })

  await sendDigests(world.app.services, new Date(monday.getTime() - 4 * DAY_MS), weekLines)
  await sendDigests(world.app.services, monday, weekLines)
  await sendDigests(world.app.services, new Date(monday.getTime() + 3600_000), weekLines)
  await world.runJobs()

  const emails = await emailsTo(world, `${asha.id}@example.org`)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toContain('Subject: Wardmates: your last week')
  expect(emails[0]).toContain('- 1 post by your mates.')
  expect(emails[0]).not.toMatch(/patient|what you have not seen|notices=list/)
  expect(await emailsTo(world, `${ravi.id}@example.org`)).toEqual([])
})
