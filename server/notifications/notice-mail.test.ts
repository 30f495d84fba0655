import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { NoticeKind } from '#contract/notifications.ts'
import { notifications } from '#contract/notifications.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { notify } from './public.ts'

async function emailsTo(world: World, { id }: TestMember) {
  await world.runJobs()
  const folder = join(world.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).sort()
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return emails.filter((email) => email.includes(`To: ${id}@example.org`))
}

const tell = (world: World, { id }: TestMember, kind: NoticeKind) => world.db.transaction().execute((tx) => notify(tx, { to: id, kind }))
const stopOf = (email: string | undefined) => /^List-Unsubscribe: <(.+)>$/m.exec(email ?? '')?.[1]
const press = (address: string) => fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })

test('a decision and a question go out by mail as they happen, with their day and no way to end them', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })

  for (const kind of ['verification_more', 'security_password_changed'] as const) await tell(world, asha, kind)

  const emails = await emailsTo(world, asha)
  expect(emails).toHaveLength(2)
  const [asked, changed] = ['A reviewer', 'Your password'].map((begin) => emails.find((email) => email.includes(`Wardmates: ${begin}`)))
  expect(asked).toMatch(/^Subject: Wardmates: A reviewer needs more information from you$/m)
  expect(asked).toMatch(/A reviewer needs more information from you, on \d{1,2} \w+ \d{4} at \d\d:\d\d\./)
  expect(asked).toContain(`${world.url}/verification`)
  expect(changed).toContain(`${world.url}/reset-password`)
  expect([asked, changed].map(stopOf)).toEqual([undefined, undefined])
})

test('nothing else goes out unasked, and nothing to an address that its member has not proven', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ emailProven: false })]

  for (const kind of ['post_checked', 'evidence_viewed', 'event_reminder'] as const) await tell(world, asha, kind)
  await tell(world, ravi, 'verification_approved')

  expect([await emailsTo(world, asha), await emailsTo(world, ravi)]).toEqual([[], []])
})

test('mail about what expires ends with one press in the mail reader, signed in or not, and for that topic alone', async ({ world }) => {
  const asha = await world.member()
  await tell(world, asha, 'verification_expiring')
  const address = stopOf((await emailsTo(world, asha))[0])!

  const looked = await fetch(address, { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `${world.url}/dashboard?notices=settings`])
  await tell(world, asha, 'verification_expired')
  expect(await emailsTo(world, asha)).toHaveLength(2)

  expect((await press(address)).status).toBe(200)
  expect((await press(address)).status).toBe(200)
  for (const kind of ['verification_expiring', 'verification_expired', 'verification_approved'] as const) await tell(world, asha, kind)

  const emails = await emailsTo(world, asha)
  expect(emails).toHaveLength(3)
  expect(emails[2]).toContain('Your verification was approved')
  const { items } = await asha.call(notifications.settings)
  expect(items.filter(({ mail }) => mail === 'off').map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['verification_expiring', 'verification_expired']),
  )
})

test('an address that ends emails is of one member and one sort', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await tell(world, asha, 'verification_expiring')
  const address = stopOf((await emailsTo(world, asha))[0])!
  const before = await ravi.call(notifications.settings)

  for (const other of [
    address.replace(asha.id, ravi.id),
    address.replace('verification_expiring', 'digest'),
    `${address.slice(0, -4)}AAAA`,
    `${world.url}/mail/stop/x`,
  ])
    expect((await press(other)).status).toBe(404)

  expect(await ravi.call(notifications.settings)).toEqual(before)
})
