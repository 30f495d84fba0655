import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { notifications } from '#contract/notifications.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sendDigests } from './digest.ts'
import { sweepNotices } from './jobs.ts'

const DAY_MS = 24 * 3600_000
/** A Tuesday morning in India that lies ahead, so that what the test does has happened by then. */
const tuesday = new Date('2099-03-03T08:00:00+05:30')
const later = (days: number) => new Date(tuesday.getTime() + days * DAY_MS)

async function emailsTo(world: World, { id }: TestMember) {
  await world.runJobs()
  const folder = join(world.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).sort()
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return emails.filter((email) => email.includes(`To: ${id}@example.org`))
}

async function likedBy(author: TestMember, ...likers: TestMember[]) {
  const { id: postId } = await author.call(feed.create, { clientId: randomUUID(), content: 'Something about a patient' })
  for (const liker of likers) await liker.call(feed.like, { postId })
  return postId
}

const wish = (member: TestMember, mail: 'daily' | 'weekly', inApp = true) =>
  member.call(notifications.saveSettings, { kinds: ['post_liked'], mail, inApp })

test('an email tells in the morning what is unread, without what was written, and how to end such emails', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await wish(asha, 'daily')
  await likedBy(asha, ravi)

  await sendDigests(world.app.services, tuesday)

  const [email] = await emailsTo(world, asha)
  expect(email).toMatch(/- \d{1,2} \w+ \d{4} at \d\d:\d\d: Ravi Menon liked your post\./)
  expect(email).toContain(`${world.url}/dashboard?notices=settings`)
  const [, stop] = /^List-Unsubscribe: <(.+)>$/m.exec(email!)!
  expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(email).not.toContain('Something about a patient')

  const pressed = await fetch(stop!, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect([pressed.status, await pressed.text()]).toEqual([200, 'Such emails will not come any more.'])
  const { items } = await asha.call(notifications.settings)
  expect(items).toContainEqual({ kind: 'post_liked', inApp: true, mail: 'off' })
})

test('nobody is sent a digest at an address that they have not proven', async ({ world }) => {
  const [asha, ravi] = [await world.member({ emailProven: false }), await world.member()]
  await wish(asha, 'daily')
  await likedBy(asha, ravi)

  await sendDigests(world.app.services, tuesday)

  expect(await emailsTo(world, asha)).toEqual([])
})

test('a name leads nowhere in an email', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr.Asha' }), await world.member({ name: 'https://evil.example/win' })]
  await wish(asha, 'daily')
  await likedBy(asha, ravi)

  await sendDigests(world.app.services, tuesday)

  const [email] = await emailsTo(world, asha)
  expect(email).toContain('Hello Dr. Asha,')
  expect(email).toContain('https evil. example win liked your post.')
  expect(email).not.toContain('evil.example')
})

test('who did not ask, has read all or has nothing new gets no email', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  await wish(ravi, 'daily')
  await wish(meera, 'daily')
  await likedBy(asha, ravi)
  await likedBy(ravi, asha)
  const [seen] = (await ravi.call(notifications.list, {})).items
  await ravi.call(notifications.read, { id: seen!.id, latestId: seen!.latestId })

  await sendDigests(world.app.services, tuesday)

  for (const member of [asha, ravi, meera]) expect(await emailsTo(world, member)).toEqual([])
})

test('several nodes and several hours make one email a day, and the next day tells only what is new', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: 'Ravi' }), await world.member({ name: 'Meera' })]
  await wish(asha, 'daily', false)
  await likedBy(asha, ravi)

  await Promise.all(Array.from({ length: 5 }, () => sendDigests(world.app.services, tuesday)))
  await sendDigests(world.app.services, new Date(tuesday.getTime() + 3600_000))
  expect(await emailsTo(world, asha)).toHaveLength(1)
  await sendDigests(world.app.services, later(1))
  expect(await emailsTo(world, asha)).toHaveLength(1)

  await likedBy(asha, meera)
  await world.db
    .updateTable('notification')
    .set({ created_at: later(1.5) })
    .where('from_id', '=', meera.id)
    .execute()
  await sendDigests(world.app.services, later(2))

  const emails = await emailsTo(world, asha)
  expect(emails).toHaveLength(2)
  expect(emails[1]).toContain('Meera liked your post.')
  expect(emails[1]).not.toContain('Ravi')
})

test('weekly emails wait for Monday, and tell of the whole week beside a daily kind', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi' })]
  await wish(asha, 'weekly')
  await asha.call(notifications.saveSettings, { kinds: ['post_commented'], mail: 'daily' })
  const postId = await likedBy(asha, ravi)
  await ravi.call(feed.comment, { postId, clientId: randomUUID(), text: 'Seen' })

  await sendDigests(world.app.services, tuesday)
  const [daily] = await emailsTo(world, asha)
  expect(daily).toContain('Ravi commented on your post.')
  expect(daily).not.toContain('liked')
  await sendDigests(world.app.services, later(6))

  const [, weekly] = await emailsTo(world, asha)
  expect(weekly).toContain('Ravi liked your post.')
  expect(weekly).not.toContain('commented')
})

test("an email that could not be queued takes nobody's day", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await wish(asha, 'daily')
  await likedBy(asha, ravi)
  const { services } = world.app
  const broken = { ...services.mail, queue: () => Promise.reject(new Error('out of reach')) }

  await expect(sendDigests({ ...services, mail: broken }, tuesday)).rejects.toThrow('out of reach')
  expect(await emailsTo(world, asha)).toEqual([])
  await sendDigests(services, new Date(tuesday.getTime() + 3600_000))

  expect(await emailsTo(world, asha)).toHaveLength(1)
})

test('one member whose email cannot be queued keeps nobody else waiting', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  for (const member of [asha, meera]) {
    await wish(member, 'daily')
    await likedBy(member, ravi)
  }
  const { services } = world.app
  const queue: typeof services.mail.queue = (tx, email) =>
    email.to.startsWith(asha.id) ? Promise.reject(new Error('out of reach')) : services.mail.queue(tx, email)

  await expect(sendDigests({ ...services, mail: { ...services.mail, queue } }, tuesday)).rejects.toThrow('out of reach')

  expect([await emailsTo(world, asha), await emailsTo(world, meera)].map(({ length }) => length)).toEqual([0, 1])
})

test('what was read 90 days ago is removed, what is unread stays', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await likedBy(asha, ravi)
  const [old] = (await asha.call(notifications.list, {})).items
  await asha.call(notifications.read, { id: old!.id, latestId: old!.latestId })
  const fresh = await likedBy(asha, ravi)

  await sweepNotices(world.db, new Date(Date.now() + 89 * DAY_MS))
  expect((await asha.call(notifications.list, {})).items).toHaveLength(2)
  await sweepNotices(world.db, new Date(Date.now() + 91 * DAY_MS))

  expect((await asha.call(notifications.list, {})).items).toMatchObject([{ subjectId: fresh }])
})
