import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { notifications } from '#contract/notifications.ts'
import { passkeys } from '#contract/passkeys.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { verification } from '#contract/verification.ts'
import { Device } from '#tests/support/device.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { makeStaff } from '../staff.ts'

const PASSWORD = 'turmeric lamp at seven'

async function joined(world: World) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await world.nobody.call(account.register, { name: 'Asha Rao', email, password: PASSWORD })
  return { id: user.id, email, person: new Person(world.url, token) }
}

async function withPasskey(world: World) {
  const asha = await joined(world)
  const device = new Device(world.url)
  const made = device.make(await asha.person.call(passkeys.askAdd, { password: PASSWORD }))
  const { recoveryCodes } = await asha.person.call(passkeys.add, { made })
  return { ...asha, device, made, recoveryCodes }
}

const signIn = async (world: World, device: Device) => {
  const asked = await world.nobody.call(passkeys.askSignIn)
  return world.nobody.call(passkeys.signIn, { passkey: device.answer(asked) })
}

test('a passkey signs in without a password, and a password no longer does alone', async ({ world }) => {
  const { id, email, person, device, recoveryCodes } = await withPasskey(world)

  const { token, user } = await signIn(world, device)

  expect(user.id).toBe(id)
  expect(await new Person(world.url, token).call(account.me)).toMatchObject({ id })
  await expect(world.nobody.call(account.login, { email, password: PASSWORD })).rejects.toMatchObject({ code: 'SECOND_FACTOR' })
  expect(recoveryCodes).toHaveLength(10)
  expect(await person.call(secondFactor.get)).toMatchObject({
    app: null,
    passkeys: [{ name: expect.any(String), createdAt: expect.any(String), lastUsedAt: expect.any(String) }],
    recoveryCodes: { left: 10, made: 10 },
  })
  const kinds = (await person.call(notifications.list, {})).items.map(({ kind }) => kind)
  expect(kinds).toContain('security_factor_added')
})

test('what was answered once is not accepted again, nor what another site was told, nor a challenge of ours for something else', async ({
  world,
}) => {
  const { person, device } = await withPasskey(world)
  const passkey = device.answer(await world.nobody.call(passkeys.askSignIn))
  await world.nobody.call(passkeys.signIn, { passkey })
  const refused = { code: 'WRONG_PASSKEY', status: 422 }

  await expect(world.nobody.call(passkeys.signIn, { passkey })).rejects.toMatchObject(refused)
  await expect(world.nobody.call(passkeys.signIn, { passkey: device.answer({ challenge: 'bWFkZSB1cA' }) })).rejects.toMatchObject(refused)
  const other = new Device(world.url)
  const asked = await person.call(passkeys.askAdd, {
    password: PASSWORD,
    passkey: device.answer(await world.nobody.call(passkeys.askSignIn)),
  })
  await expect(world.nobody.call(passkeys.signIn, { passkey: device.answer(asked) })).rejects.toMatchObject(refused)
  await expect(signIn(world, other)).rejects.toMatchObject(refused)
  device.origin = 'https://wardmates.evil.example'
  await expect(signIn(world, device)).rejects.toMatchObject(refused)
})

test('a device that does not know who holds it is refused, and a key that counts backwards', async ({ world }) => {
  const { device } = await withPasskey(world)
  device.counter = 7
  await signIn(world, device)

  device.counter = 7
  await expect(signIn(world, device)).rejects.toMatchObject({ code: 'WRONG_PASSKEY' })
  device.counter = 8
  device.recognises = false
  await expect(signIn(world, device)).rejects.toMatchObject({ code: 'WRONG_PASSKEY' })
  device.recognises = true
  expect(await signIn(world, device)).toHaveProperty('token')
})

test('a passkey is kept once, for who asked for it, and asks for the password', async ({ world }) => {
  const { made, person } = await withPasskey(world)
  const ravi = await joined(world)
  await expect(ravi.person.call(passkeys.askAdd, { password: 'not this one' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(ravi.person.call(passkeys.add, { made })).rejects.toMatchObject({ code: 'WRONG_PASSKEY' })

  const foreign = new Device(world.url)
  const asked = await ravi.person.call(passkeys.askAdd, { password: PASSWORD })
  await expect(person.call(passkeys.add, { made: foreign.make(asked) })).rejects.toMatchObject({ code: 'WRONG_PASSKEY' })
  await ravi.person.call(passkeys.add, { made: foreign.make(asked) })
  await expect(ravi.person.call(passkeys.add, { made: foreign.make(asked) })).rejects.toMatchObject({ code: 'WRONG_PASSKEY' })
})

test('its member names it and removes it, with a recovery code or the passkey itself; nobody else does', async ({ world }) => {
  const { id, person, device, email, recoveryCodes } = await withPasskey(world)
  const { id: passkeyId } = (await person.call(secondFactor.get)).passkeys[0]!
  const ravi = await joined(world)

  await expect(ravi.person.call(passkeys.rename, { passkeyId, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.person.call(passkeys.remove, { passkeyId, password: PASSWORD })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await person.call(passkeys.rename, { passkeyId, name: 'Ward desktop' })
  expect((await person.call(secondFactor.get)).passkeys).toMatchObject([{ name: 'Ward desktop' }])
  await expect(person.call(passkeys.remove, { passkeyId, password: PASSWORD })).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  await person.call(passkeys.remove, { passkeyId, password: PASSWORD, code: recoveryCodes[0]! })

  expect(await person.call(secondFactor.get)).toMatchObject({ passkeys: [], recoveryCodes: { left: 0, made: 0 } })
  await expect(signIn(world, device)).rejects.toMatchObject({ code: 'WRONG_PASSKEY' })
  expect(await world.nobody.call(account.login, { email, password: PASSWORD })).toHaveProperty('token')
  const { rows } = await sql<{ act: string }>`select act from audit_entry where member_id = ${id} order by seq`.execute(world.db)
  expect(rows.map(({ act }) => act)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed', 'recovery_code_used']))
})

test('a passkey opens the desk to a reviewer', async ({ world }) => {
  const { email, id, person } = await withPasskey(world)
  await makeStaff(world.db, email, [])
  world.app.services.sessions.readAgain(id)

  expect(await person.call(verification.queue, {})).toHaveProperty('items')
})
