import { expect } from 'vitest'
import { events } from '#contract/events.ts'
import { notifications } from '#contract/notifications.ts'
import { newId } from '#server/platform/ids.ts'
import { test, type World } from '#tests/support/world.ts'
import { remindOfEvents } from './reminders.ts'

const MINUTE_MS = 60_000

/** An event that begins in so many minutes. */
async function addEvent(world: World, inMinutes: number, traits: { title?: string; host_id?: string; minutes?: number } = {}) {
  const id = newId()
  const starts_at = new Date(Date.now() + inMinutes * MINUTE_MS)
  await world.db
    .insertInto('event')
    .values({ id, kind: 'journal_club', title: 'Journal club', place: 'online', starts_at, ...traits })
    .execute()
  return id
}

const noticesOf = async (member: { call: World['nobody']['call'] }) => (await member.call(notifications.list, {})).items

test('who says that they are going is counted, once, and no more when they say that they are not', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const eventId = await addEvent(world, 300)
  await asha.call(events.go, { eventId, isGoing: true })
  await asha.call(events.go, { eventId, isGoing: true })

  expect(await ravi.call(events.go, { eventId, isGoing: true })).toMatchObject({ going: 2, isGoing: true, kind: 'journal_club' })
  expect(await ravi.call(events.go, { eventId, isGoing: false })).toMatchObject({ going: 1, isGoing: false })
  expect((await asha.call(events.list, { show: 'going' })).items.map(({ id }) => id)).toEqual([eventId])
  expect((await ravi.call(events.list, { show: 'going' })).items).toEqual([])
})

test('what is over is listed apart, and nobody says any more that they are going', async ({ world }) => {
  const asha = await world.member()
  const [over, running] = [await addEvent(world, -120), await addEvent(world, -30)]

  expect((await asha.call(events.list, { show: 'past' })).items.map(({ id }) => id)).toContain(over)
  expect((await asha.call(events.list, {})).items.map(({ id }) => id)).toContain(running)
  await expect(asha.call(events.go, { eventId: over, isGoing: true })).rejects.toMatchObject({ code: 'EVENT_OVER' })
  await expect(asha.call(events.get, { eventId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('more events than a page holds are listed whole, the next first, none twice', async ({ world }) => {
  await world.db.deleteFrom('event').execute()
  const asha = await world.member()
  const ids: string[] = []
  for (let at = 0; at < 45; at++) ids.push(await addEvent(world, 1000 + Math.floor(at / 2)))

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await asha.call(events.list, { cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)

  expect([...seen].sort()).toEqual([...ids].sort())
  const starts = await Promise.all(seen.map(async (eventId) => (await asha.call(events.get, { eventId })).startsAt))
  expect(starts).toEqual([...starts].sort())
})

test('an event of somebody with whom a block lies between is not there', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const eventId = await addEvent(world, 300, { host_id: ravi.id })
  expect((await asha.call(events.get, { eventId })).host).toMatchObject({ id: ravi.id })

  await world.db.insertInto('member_block').values({ blocker_id: ravi.id, blocked_id: asha.id }).execute()

  await expect(asha.call(events.get, { eventId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asha.call(events.go, { eventId, isGoing: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await asha.call(events.list, {})).items.map(({ id }) => id)).not.toContain(eventId)
})

test('whoever is going is reminded within the hour before, once, by the title', async ({ world }) => {
  const [asha, ravi, late] = [await world.member(), await world.member(), await world.member()]
  const [soon, later] = [await addEvent(world, 120, { title: 'Heart failure' }), await addEvent(world, 180)]
  for (const eventId of [soon, later]) await asha.call(events.go, { eventId, isGoing: true })
  await ravi.call(events.go, { eventId: soon, isGoing: true })
  await ravi.call(events.go, { eventId: soon, isGoing: false })
  await world.db
    .updateTable('event')
    .set({ starts_at: new Date(Date.now() + 50 * MINUTE_MS) })
    .where('id', '=', soon)
    .execute()
  await late.call(events.go, { eventId: soon, isGoing: true })

  await remindOfEvents(world.app.services)
  await remindOfEvents(world.app.services)

  expect(await noticesOf(asha)).toMatchObject([{ kind: 'event_reminder', subjectId: soon, people: [], excerpt: 'Heart failure' }])
  expect(await noticesOf(ravi)).toEqual([])
  expect(await noticesOf(late)).toEqual([])
})

test('an event goes into any calendar, and no line of its title ends it', async ({ world }) => {
  const asha = await world.member()
  const eventId = await addEvent(world, 300, { title: 'Rounds, part 1\r\nEND:VCALENDAR', minutes: 90 })

  const answer = await world.fetch(`/api/education/events/${eventId}/calendar`, { token: asha.token })

  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).toMatch(/^SUMMARY:Rounds\\, part 1/m)
  expect(text).toMatch(/^DTSTART:\d{8}T\d{6}Z/m)
})
