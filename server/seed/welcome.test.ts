import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { conversations } from '#contract/conversations.ts'
import { home } from '#contract/home.ts'
import { messages } from '#contract/messages.ts'
import { buildApp } from '#server/app.ts'
import { ConversationKeys } from '#server/messages/public.ts'
import { readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open.ts'
import { openLog } from '#server/platform/log.ts'
import { openVault } from '#server/platform/secrets/vault.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { textOf } from '#tests/support/messages.ts'
import { Person } from '#tests/support/world.ts'
import { seedSample } from './seed.ts'

test('a new member of a seeded installation has three unread messages, which count down as they are read', async () => {
  const { database, drop } = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-welcome-'))
  const config = readConfig({ PORT: '0', WARDMATES_DATA: dataDir })
  const log = openLog('silent')
  const demoMember = await seedSample(
    database.db,
    openFiles(config, openVault(Buffer.alloc(32, 7)), log),
    await ConversationKeys.open(config),
  )
  const app = await buildApp({ config, database, log, version: 'test', demoMember })
  const url = new URL(await app.listen())
  url.hostname = '127.0.0.1'
  const newcomer = { name: 'Asha Rao', email: 'asha@example.org', password: 'ward round at seven' }
  const asha = new Person(url.origin, (await new Person(url.origin).call(account.register, newcomer)).token)

  const { items, unread } = await asha.call(conversations.list, {})
  const { id, other, standing } = items[0]!
  expect([items.length, unread, standing, other?.name]).toEqual([1, 3, 'joined', 'Dr. Kavya Reddy'])
  expect(await asha.call(home.messages)).toEqual({ unread: 3, ringing: 0 })
  const read = await asha.call(messages.list, { conversationId: id })
  expect(read.items.map(textOf)[0]).toContain('sample members')
  expect(await asha.call(messages.mark, { items: [{ conversationId: id, delivered: 2, read: 2 }] })).toEqual({ unread: 1 })

  const { email, password } = demoMember!
  const demo = new Person(url.origin, (await new Person(url.origin).call(account.login, { email, password })).token)
  const own = await demo.call(conversations.list, {})
  expect([own.items.length, own.unread]).toEqual([6, 3])
  expect(own.items.map(({ at }) => Date.parse(at))).toEqual(own.items.map(({ at }) => Date.parse(at)).toSorted((a, b) => b - a))
  expect(own.items.every(({ at }) => Date.parse(at) < Date.now())).toBe(true)

  await app.close()
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})
