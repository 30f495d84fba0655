import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { textsFrom } from '#contract/consent-purposes.ts'
import { consents } from '#contract/consents.ts'
import { notifications } from '#contract/notifications.ts'
import { profile } from '#contract/profile.ts'
import { push } from '#contract/push.ts'
import { newId } from '#server/platform/ids.ts'
import { copyOf } from '#tests/support/data-export.ts'
import { Person, type TestMember, test } from '#tests/support/world.ts'

const logOf = async (by: Person) => (await by.call(consents.list)).items.map(({ purpose, given }) => [purpose, given])
const nowOf = async (by: Person) => Object.fromEntries((await by.call(consents.list)).now.map(({ purpose, given }) => [purpose, given]))
const sumUp = (by: TestMember, mail: 'off' | 'daily') => by.call(notifications.saveSettings, { kinds: ['post_liked'], mail })

async function publish(by: TestMember, isPublic: boolean) {
  const { audience } = (await by.call(profile.get, {})).own!
  await by.call(profile.saveAudience, { ...audience, isPublic })
}

test('whoever signs up agrees to the terms and to the privacy page, each by itself and by the text of that day', async ({ world }) => {
  const registered = { name: 'Asha Rao', email: `${randomUUID()}@example.org`, password: 'turmeric lamp at seven' }
  const asha = new Person(world.url, (await world.nobody.call(account.register, registered)).token)

  const { now, items } = await asha.call(consents.list)

  expect(items.map(({ purpose, given, version }) => [purpose, given, version])).toEqual([
    ['privacy', true, textsFrom.privacy],
    ['terms', true, textsFrom.terms],
  ])
  expect(now).toHaveLength(2)
})

test('a switch that is a consent is written down when it is turned, once however often it is pressed', async ({ world }) => {
  const asha = await world.member()
  expect(await logOf(asha)).toEqual([])

  await sumUp(asha, 'off')
  await publish(asha, false)
  expect(await logOf(asha)).toEqual([])
  for (const mail of ['daily', 'daily', 'off'] as const) await sumUp(asha, mail)
  for (const isPublic of [true, true, false, true]) await publish(asha, isPublic)

  expect(await logOf(asha)).toEqual([
    ['public_page', true],
    ['public_page', false],
    ['public_page', true],
    ['digests', false],
    ['digests', true],
  ])
  expect(await nowOf(asha)).toEqual({ digests: false, public_page: true })
})

test('taking a consent back switches off what it was given for, and stays in the log', async ({ world }) => {
  const asha = await world.member()
  await sumUp(asha, 'daily')
  await asha.call(notifications.saveSettings, { kinds: ['mate_request'], mail: 'weekly' })
  await publish(asha, true)

  await asha.call(consents.withdraw, { purpose: 'digests' })
  await asha.call(consents.withdraw, { purpose: 'public_page' })

  const { items } = await asha.call(notifications.settings)
  expect(items.filter(({ mail }) => mail === 'daily' || mail === 'weekly')).toEqual([])
  expect((await asha.call(profile.get, {})).own!.audience.isPublic).toBe(false)
  expect(await nowOf(asha)).toEqual({ digests: false, public_page: false })
  expect(await logOf(asha)).toHaveLength(4)
  await expect(asha.call(consents.withdraw, { purpose: 'digests' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asha.call(consents.withdraw, { purpose: 'terms' as 'push' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('notifications on a device are a consent, taken back with the last device or for all of them at once', async ({ world }) => {
  const asha = await world.member()
  const device = () =>
    world.db
      .insertInto('push_device')
      .values({
        id: randomUUID(),
        session_id: asha.sessionId,
        member_id: asha.id,
        endpoint_mark: Buffer.from(randomUUID()),
        sealed: Buffer.from('a'),
      })
      .execute()
  await sql`insert into consent_entry (id, member_id, purpose, given, version) values (${newId()}, ${asha.id}, 'push', true, 'now')`.execute(
    world.db,
  )
  await device()

  await asha.call(push.removeDevice)
  expect(await nowOf(asha)).toEqual({ push: false })
})

test('an entry is never changed, and a copy of one’s data holds all of them', async ({ world }) => {
  const asha = await world.member()
  await sumUp(asha, 'daily')

  await expect(sql`update consent_entry set given = false where member_id = ${asha.id}`.execute(world.db)).rejects.toThrow('never changed')
  const copy = await copyOf(world, asha)
  expect(copy.list('account', 'consents')).toMatchObject([{ purpose: 'digests', given: true, version: textsFrom.privacy }])
})
