import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { conversations } from '#contract/conversations.ts'
import { messages } from '#contract/messages.ts'
import { push } from '#contract/push.ts'
import { pushWords } from '#contract/push-words.ts'
import { FAILED } from '#server/platform/jobs/boss.ts'
import { twoMates, write } from '#tests/support/messages.ts'
import { halfAMinuteLater, mute, subscribe, test } from '#tests/support/push-world.ts'
import type { TestMember, World } from '#tests/support/world.ts'
import { endQuietHours } from '../notifications/push/jobs.ts'
import { waitsToBeRead } from './public.ts'

const SENTENCE = 'Bed 4: troponin is back at 1.8'
/** What waits for its next try waits no longer. */
async function tryAgain(world: World) {
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(world.db)
  await world.runJobs()
}
const failed = async ({ db }: World) => (await sql`select from pgboss.job where name = ${FAILED}`.execute(db)).rows.length

test('every device of a member is told that there is a new message, and nothing of it', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const [hers, his] = [await subscribe(service, asha), await subscribe(service, ravi)]

  await write(ravi, id, SENTENCE)
  await halfAMinuteLater(world, id)

  expect(hers.arrived).toEqual([
    { words: pushWords.message, ttl: 86_400, urgency: 'normal', topic: 'messages', contact: 'mailto:no-reply@wardmates.example' },
  ])
  expect(his.asked).toBe(0)
  const { rows } = await sql<{
    all: string
  }>`select coalesce(string_agg(data::text, ' '), '') as all from pgboss.job where name = 'push'`.execute(world.db)
  for (const secret of [SENTENCE, 'Ravi', service.origin]) expect(rows[0]?.all).not.toContain(secret)
})

test('once is enough: what was pushed is not pushed again until more comes', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)

  await write(ravi, id, 'One')
  await halfAMinuteLater(world, id)
  await halfAMinuteLater(world, id)
  expect(hers.arrived).toHaveLength(1)
  await write(ravi, id, 'Two')
  await halfAMinuteLater(world, id)

  expect(hers.arrived).toHaveLength(2)
})

test('nothing rings for what has been read meanwhile, is muted, or was deleted', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)

  const { seq } = await write(ravi, id, 'Read while the push waited')
  hers.answers.push(503)
  await halfAMinuteLater(world, id)
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: seq, read: seq }] })
  await tryAgain(world)
  const gone = await write(ravi, id, 'Sent to the wrong person')
  hers.answers.push(503)
  await halfAMinuteLater(world, id)
  await ravi.call(messages.remove, { conversationId: id, seq: gone.seq, for: 'everyone' })
  await tryAgain(world)
  await mute(asha, id)
  await write(ravi, id, 'Muted')
  await halfAMinuteLater(world, id)

  expect([hers.asked, hers.arrived]).toEqual([2, []])
})

test('a service that is busy is asked again, one that knows the browser no more is not', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)

  hers.answers.push(503, 429)
  await write(ravi, id, 'One')
  await halfAMinuteLater(world, id)
  expect([hers.asked, hers.arrived.length]).toEqual([1, 0])
  await tryAgain(world)
  expect([hers.asked, hers.arrived.length]).toEqual([2, 0])
  await tryAgain(world)
  expect([hers.asked, hers.arrived.length]).toEqual([3, 1])
  hers.answers.push(410)
  await write(ravi, id, 'Two')
  await halfAMinuteLater(world, id)

  expect((await asha.call(push.state)).isOn).toBe(false)
  await write(ravi, id, 'Three')
  await halfAMinuteLater(world, id)
  expect([hers.asked, await failed(world)]).toEqual([4, 0])
})

test('an urgent message rings at once and again, muted or not, until it is acknowledged', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)
  await mute(asha, id)

  const { seq } = await write(ravi, id, SENTENCE, { isUrgent: true })
  await world.runJobs()
  expect(hers.arrived).toMatchObject([{ words: pushWords.message, urgency: 'high', topic: 'urgent' }])
  hers.answers.push(503)
  await write(ravi, id, SENTENCE, { isUrgent: true })
  await world.runJobs()
  await asha.call(messages.acknowledge, { conversationId: id, seq })
  await asha.call(messages.acknowledge, { conversationId: id, seq: seq + 1 })
  await tryAgain(world)

  expect(hers.asked).toBe(2)
  await asha.call(conversations.saveSettings, { urgent: false })
  await expect(write(ravi, id, 'Refused', { isUrgent: true })).rejects.toMatchObject({ code: 'NOBODY_RUNG' })
})

const minutesFrom = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16)
/** It is quiet for two more hours; or it was, until an hour ago. */
const quiet = (by: TestMember) =>
  by.in('UTC').call(push.saveQuietHours, { quietHours: { starts: minutesFrom(-60), ends: minutesFrom(120) } })
const quietNoMore = (by: TestMember) =>
  by.in('UTC').call(push.saveQuietHours, { quietHours: { starts: minutesFrom(-120), ends: minutesFrom(-60) } })
async function sumUp(world: World) {
  await endQuietHours(world.db, new Date(), waitsToBeRead)
  await world.runJobs()
}

test('in quiet hours nothing rings; what is still unread after them is summed up once', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)
  await quiet(asha)

  await write(ravi, id, 'At night')
  await halfAMinuteLater(world, id)
  await write(ravi, id, 'At night, and urgent', { isUrgent: true })
  await world.runJobs()
  await sumUp(world)
  expect(hers.asked).toBe(0)
  await quietNoMore(asha)
  for (let round = 0; round < 2; round++) await sumUp(world)

  expect(hers.arrived.map(({ words }) => words)).toEqual([pushWords.summary])
})

test('an urgent message of a quiet hour is summed up though its conversation is muted', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)
  await mute(asha, id)
  await quiet(asha)
  await write(ravi, id, 'At night', { isUrgent: true })
  await world.runJobs()
  await quietNoMore(asha)

  await sumUp(world)

  expect(hers.arrived.map(({ words }) => words)).toEqual([pushWords.summary])
})

test('what was read in quiet hours is not summed up', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)
  await quiet(asha)
  await write(ravi, id, 'At night')
  await halfAMinuteLater(world, id)
  await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 1, read: 1 }] })
  await quietNoMore(asha)

  await sumUp(world)

  expect(hers.asked).toBe(0)
})

test('a device rings until its session ends, by whatever way', async ({ world, service }) => {
  const { asha, ravi, id } = await twoMates(world)
  const hers = await subscribe(service, asha)
  const { rows: devices } = await sql`select from push_device where member_id = ${asha.id}`.execute(world.db)
  expect(devices).toHaveLength(1)

  await world.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', asha.sessionId)
    .execute()
  await write(ravi, id, 'After its age')
  await halfAMinuteLater(world, id)
  expect(hers.asked).toBe(0)
  const his = await subscribe(service, ravi)
  await ravi.call(account.signOut)
  const { rows: left } = await sql`select from push_device where member_id = ${ravi.id}`.execute(world.db)

  expect([left.length, his.asked]).toEqual([0, 0])
})
