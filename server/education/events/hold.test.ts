import { expect } from 'vitest'
import { events } from '#contract/events.ts'
import { home } from '#contract/home.ts'
import { EVENTS_HELD_MAX } from '#contract/limits.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { newId } from '#server/platform/ids.ts'
import { unmarked } from '#tests/support/marks.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { cancelHostless, remindOfEvents } from './reminders.ts'

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

/** An event as its host writes it. */
const written = (traits: { title?: string; startsAt?: string; place?: string; about?: string } = {}) => ({
  ...{ kind: 'journal_club' as const, title: 'Heart failure', place: 'online', about: 'Bring the paper.', minutes: 60 },
  startsAt: inMinutes(300),
  ...traits,
})
const add = (by: TestMember, traits: Parameters<typeof written>[0] = {}) => by.call(events.add, { clientId: newId(), ...written(traits) })
const noticesOf = async (member: TestMember) => (await member.call(notifications.list, {})).items
const idsOf = async (member: TestMember, show: 'coming' | 'going' | 'past') =>
  (await member.call(events.list, { show })).items.map(({ id }) => id)

test.beforeEach(({ world }) => world.db.deleteFrom('event').execute())

test('a verified member holds an event, once however often it is sent, and goes to it; nobody else may', async ({ world }) => {
  const [asha, plain] = [await world.member({ verified: true }), await world.member()]
  const clientId = newId()

  const event = await asha.call(events.add, { clientId, ...written() })

  expect(event).toMatchObject({ title: 'Heart failure', host: { id: asha.id }, going: 1, isGoing: true, sequence: 0, isCancelled: false })
  expect(await asha.call(events.add, { clientId, ...written({ title: 'Again' }) })).toEqual(event)
  expect(await idsOf(plain, 'coming')).toEqual([event.id])
  await expect(add(plain)).rejects.toMatchObject({ code: 'HOST_UNVERIFIED' })
})

test('an event is to come, within a year, and holds no Aadhaar number', async ({ world }) => {
  const asha = await world.member({ verified: true })
  for (const startsAt of [inMinutes(-1), inMinutes(367 * 24 * 60)])
    await expect(add(asha, { startsAt })).rejects.toMatchObject({ code: 'EVENT_TIME', issues: [{ path: 'startsAt' }] })
  await expect(add(asha, { about: 'Bring 2345 6789 0124' })).rejects.toMatchObject({ code: 'AADHAAR_SEEN' })
  for (let held = 0; held < EVENTS_HELD_MAX; held++) await add(asha)
  await expect(add(asha)).rejects.toMatchObject({ code: 'LIST_FULL' })
  const [first] = await idsOf(asha, 'coming')
  await asha.call(events.cancel, { eventId: first! })
  await add(asha)
})

test('whoever is going learns of a change, reads it, and is reminded of the new hour', async ({ world }) => {
  const [asha, ravi, blocked] = [await world.member({ verified: true }), await world.member(), await world.member()]
  const { id: eventId, sequence } = await add(asha, { startsAt: inMinutes(50) })
  for (const member of [ravi, blocked]) await member.call(events.go, { eventId, isGoing: true })
  await world.db.insertInto('member_block').values({ blocker_id: blocked.id, blocked_id: asha.id }).execute()
  const startsAt = inMinutes(90)

  const changed = await asha.call(events.change, { eventId, sequence, ...written({ place: 'Hall 2', startsAt }) })

  expect(changed).toMatchObject({ place: 'Hall 2', startsAt, sequence: 1 })
  expect(await noticesOf(ravi)).toMatchObject([
    { kind: 'event_changed', subjectId: eventId, people: [{ id: asha.id }], excerpt: 'Heart failure' },
  ])
  for (const member of [asha, blocked]) expect(await noticesOf(member)).toEqual([])
  expect(await asha.call(events.change, { eventId, sequence, ...written({ place: 'Hall 2', startsAt }) })).toEqual(changed)
  await expect(asha.call(events.change, { eventId, sequence, ...written() })).rejects.toMatchObject({ code: 'EVENT_CHANGED' })
  expect(await asha.call(events.change, { eventId, sequence: 1, ...written({ place: 'Hall 2', startsAt }) })).toEqual(changed)
  await world.db
    .updateTable('event')
    .set({ starts_at: new Date(inMinutes(40)) })
    .where('id', '=', eventId)
    .execute()
  await remindOfEvents(world.app.services)
  expect((await noticesOf(ravi)).map(({ kind }) => kind)).toEqual(['event_reminder', 'event_changed'])
})

test('what has begun is told better and not moved; what is over is left', async ({ world }) => {
  const asha = await world.member({ verified: true })
  const { id: eventId } = await add(asha)
  const begunAt = inMinutes(-30)
  const begin = (starts_at: string) =>
    world.db
      .updateTable('event')
      .set({ starts_at: new Date(starts_at) })
      .where('id', '=', eventId)
      .execute()
  await begin(begunAt)

  const told = await asha.call(events.change, { eventId, sequence: 0, ...written({ place: 'Hall 3', startsAt: begunAt }) })
  expect(told).toMatchObject({ place: 'Hall 3', sequence: 1 })
  const earlier = written({ startsAt: inMinutes(-20) })
  await expect(asha.call(events.change, { eventId, sequence: 1, ...earlier })).rejects.toMatchObject({ code: 'EVENT_TIME' })
  await begin(inMinutes(-90))
  await expect(asha.call(events.change, { eventId, sequence: 1, ...written() })).rejects.toMatchObject({ code: 'EVENT_OVER' })
  await expect(asha.call(events.cancel, { eventId })).rejects.toMatchObject({ code: 'EVENT_OVER' })
})

test('only its host changes or cancels an event, and a host whose mark has ended may only cancel', async ({ world }) => {
  const [asha, ravi] = [await world.member({ verified: true }), await world.member({ verified: true })]
  const { id: eventId } = await add(asha)
  const change = (by: TestMember) => by.call(events.change, { eventId, sequence: 0, ...written({ title: 'Mine now' }) })

  await expect(change(ravi)).rejects.toMatchObject({ code: 'NOT_YOURS' })
  await expect(ravi.call(events.cancel, { eventId })).rejects.toMatchObject({ code: 'NOT_YOURS' })
  await world.db.updateTable('member').set(unmarked).where('id', '=', asha.id).execute()
  await expect(change(asha)).rejects.toMatchObject({ code: 'HOST_UNVERIFIED' })
  expect(await asha.call(events.cancel, { eventId })).toMatchObject({ isCancelled: true })
})

test('a cancelled event stays with whoever was going, with the reason, and is nowhere else', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member({ verified: true }), await world.member(), await world.member()]
  const { id: eventId } = await add(asha, { startsAt: inMinutes(30) })
  await ravi.call(events.go, { eventId, isGoing: true })

  await asha.call(events.cancel, { eventId, reason: 'The speaker is ill.' })

  expect(await asha.call(events.cancel, { eventId, reason: 'Again' })).toMatchObject({ reason: 'The speaker is ill.', sequence: 1 })
  expect(await noticesOf(ravi)).toMatchObject([{ kind: 'event_cancelled', subjectId: eventId, people: [{ id: asha.id }] }])
  expect([await idsOf(ravi, 'coming'), await idsOf(asha, 'coming'), await idsOf(zoya, 'coming')]).toEqual([[eventId], [eventId], []])
  await expect(zoya.call(events.go, { eventId, isGoing: true })).rejects.toMatchObject({ code: 'EVENT_CANCELLED' })
  await expect(asha.call(events.change, { eventId, sequence: 1, ...written() })).rejects.toMatchObject({ code: 'EVENT_CANCELLED' })
  await remindOfEvents(world.app.services)
  expect((await noticesOf(ravi)).map(({ kind }) => kind)).toEqual(['event_cancelled'])
  const file = await (await world.fetch(`/api/education/events/${eventId}/calendar`, { token: ravi.token })).text()
  expect(file).toContain('STATUS:CANCELLED')
  expect(file).toContain('SEQUENCE:1')
  await world.db
    .updateTable('event')
    .set({ starts_at: new Date(inMinutes(-90)) })
    .where('id', '=', eventId)
    .execute()
  expect((await ravi.call(home.summary, {})).activity.events).toBe(0)
  expect(await idsOf(ravi, 'past')).toEqual([])
  expect(await ravi.call(events.go, { eventId: (await add(asha)).id, isGoing: true })).toMatchObject({ isCancelled: false })
})

test('what was to be held by somebody who has left is cancelled', async ({ world }) => {
  const [asha, ravi] = [await world.member({ verified: true }), await world.member()]
  const { id: eventId } = await add(asha)
  await ravi.call(events.go, { eventId, isGoing: true })
  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()

  await cancelHostless(world.app.services)
  await cancelHostless(world.app.services)

  expect(await ravi.call(events.get, { eventId })).toMatchObject({ host: null, isCancelled: true, reason: 'Its host has left Wardmates.' })
  expect(await noticesOf(ravi)).toMatchObject([{ kind: 'event_cancelled', people: [] }])
})

test('an event that was rightly reported is cancelled, and whoever is going is notified', async ({ world }) => {
  const [asha, ravi] = [await world.member({ verified: true }), await world.member()]
  const reviewer = await world.reviewer()
  const { id: eventId } = await add(asha)
  await ravi.call(events.go, { eventId, isGoing: true })

  const { id: reportId } = await ravi.call(moderation.report, { kind: 'event', subjectId: eventId, reason: 'other', words: 'A sale.' })
  const { items } = await reviewer.call(moderation.reports, {})
  expect(items.find(({ id }) => id === reportId)).toMatchObject({
    place: eventId,
    about: { id: asha.id },
    quoted: expect.stringContaining('Bring the paper.'),
  })
  await reviewer.call(moderation.decideReport, { reportId, upheld: true, rule: 'selling', words: 'It is an advertisement.' })

  expect(await ravi.call(events.get, { eventId })).toMatchObject({ isCancelled: true, reason: 'Wardmates cancelled it after a report.' })
  expect((await noticesOf(ravi)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['event_cancelled', 'report_decided']))
  expect((await noticesOf(asha)).map(({ kind }) => kind)).toContain('report_upheld')
})
