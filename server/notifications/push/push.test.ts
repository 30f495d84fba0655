import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { PUSH_DEVICES_MAX } from '#contract/limits.ts'
import { push } from '#contract/push.ts'
import { subscribe, test } from '#tests/support/push-world.ts'
import { TestMember, type World } from '#tests/support/world.ts'

/** The same member, signed in in another browser. */
async function elsewhere(world: World, { id, name }: TestMember) {
  const { id: sessionId, token } = await world.app.services.sessions.create(world.db, id, 'Chrome on Android')
  return new TestMember(world.url, { id, name, token, sessionId })
}

test('a device is switched on and off by itself, and all nodes have one key', async ({ world, service }) => {
  const asha = await world.member()
  const phone = await elsewhere(world, asha)
  await subscribe(service, asha)

  expect((await asha.call(push.state)).isOn).toBe(true)
  expect((await phone.call(push.state)).isOn).toBe(false)
  await subscribe(service, phone)
  const off = await asha.call(push.removeDevice)

  expect(off.isOn).toBe(false)
  expect((await phone.call(push.state)).isOn).toBe(true)
  expect((await (await world.member()).call(push.state)).publicKey).toBe(off.publicKey)
})

test('nobody takes a browser that rings for another member, nor learns of it; what is kept of it is sealed', async ({ world, service }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { subscription } = await subscribe(service, asha)

  await expect(ravi.call(push.saveDevice, subscription)).rejects.toMatchObject({ code: 'DEVICE_TAKEN', status: 409 })
  await ravi.call(push.removeDevice)

  expect((await asha.call(push.state)).isOn).toBe(true)
  expect(JSON.stringify(await ravi.call(push.state))).not.toContain(subscription.endpoint)
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from push_device where member_id = ${asha.id}`.execute(world.db)
  for (const secret of Object.values(subscription)) expect(rows[0]!.sealed.includes(secret)).toBe(false)
  await asha.call(account.signOut)
  await ravi.call(push.saveDevice, subscription)
  expect((await ravi.call(push.state)).isOn).toBe(true)
})

test('a browser whose subscription is renewed is one device', async ({ world, service }) => {
  const asha = await world.member()
  const { publicKey } = await asha.call(push.state)
  for (let time = 0; time <= PUSH_DEVICES_MAX; time++) await asha.call(push.saveDevice, service.subscribe(publicKey).subscription)

  const { rows } = await sql`select from push_device where member_id = ${asha.id}`.execute(world.db)
  expect(rows).toHaveLength(1)
})

test('a member has so many devices', async ({ world, service }) => {
  const asha = await world.member()
  for (let device = 0; device < PUSH_DEVICES_MAX; device++) await subscribe(service, await elsewhere(world, asha))

  await expect(subscribe(service, asha)).rejects.toMatchObject({ code: 'DEVICES_FULL', status: 422 })
})

test('devices and quiet hours go with their member', async ({ world, service }) => {
  const asha = await world.member()
  await subscribe(service, asha)
  await asha.call(push.saveQuietHours, { quietHours: { starts: '22:00', ends: '06:30' } })

  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()

  const { rows } = await sql`
    select member_id from push_device where member_id = ${asha.id} union all select member_id from quiet_hours where member_id = ${asha.id}`.execute(
    world.db,
  )
  expect(rows).toEqual([])
})

const outside = [
  'http://push.example/1',
  'https://push.example:8443/1',
  'https://name:password@push.example/1',
  'https://localhost/1',
  'https://127.0.0.1/1',
  'https://10.0.0.8/1',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/1',
  'https://[fd00::1]/1',
  'http://127.0.0.1:1/1',
]
test.for(outside)('an address that no push service has is refused: %s', async (endpoint, { world, service }) => {
  const asha = await world.member()
  const { subscription } = service.subscribe('')

  await expect(asha.call(push.saveDevice, { ...subscription, endpoint })).rejects.toMatchObject({ code: 'PUSH_REFUSED', status: 422 })
})

test('a key that nothing can be encrypted for is refused', async ({ world, service }) => {
  const asha = await world.member()
  const { subscription } = service.subscribe('')
  const point = createECDH('prime256v1').generateKeys()
  point[64]! ^= 1

  await expect(asha.call(push.saveDevice, { ...subscription, p256dh: point.toString('base64url') })).rejects.toMatchObject({
    code: 'PUSH_REFUSED',
  })
})

test('quiet hours are kept in the zone they were chosen in, and given up', async ({ world }) => {
  const asha = await world.member()
  const hours = { starts: '22:00', ends: '06:30' }

  expect(await asha.in('Asia/Dubai').call(push.saveQuietHours, { quietHours: hours })).toMatchObject({
    quietHours: { ...hours, timeZone: 'Asia/Dubai' },
  })
  await expect(asha.call(push.saveQuietHours, { quietHours: { starts: '22:00', ends: '22:00' } })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  })
  expect((await asha.call(push.saveQuietHours, { quietHours: null })).quietHours).toBeNull()
})
