import { join } from 'node:path'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { site } from '#contract/site.ts'
import { demo } from '#sample/demo.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { diskStore } from '#server/platform/files/store.ts'
import { openLog } from '#server/platform/log.ts'
import { seedSample } from '#server/seed/seed.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { Person, test } from '#tests/support/world.ts'

/** A server over one sample community, as these settings open it. */
async function opened(database: Awaited<ReturnType<typeof freshDatabase>>['database'], dataDir: string, settings: Record<string, string>) {
  const config = readConfig({ PORT: '0', WARDMATES_DATA: dataDir, RATE_LIMITS: 'on', ...settings })
  const demoMember = await seedSample(database.db, diskStore(join(dataDir, 'files')))
  const app = await buildApp({ config, database, log: openLog('silent'), version: 'test', demoMember })
  const url = new URL(await app.listen())
  url.hostname = '127.0.0.1'
  return { app, url: url.origin }
}

test('the sample community is open on a loopback alone, and closed to who came in there', async ({ world }) => {
  const fresh = await freshDatabase()
  const { email, password } = demo
  const here = await opened(fresh.database, world.dataDir, {})
  expect(await new Person(here.url).call(site.about)).toMatchObject({ demoMember: { email, password } })
  const { token } = await new Person(here.url).call(account.login, { email, password })
  expect(await new Person(here.url, token).call(account.me)).toMatchObject({ email })
  await here.app.close()

  for (const [name, value] of [
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://wardmates.example'],
  ] as const) {
    const there = await opened(fresh.database, world.dataDir, { [name]: value })
    const stranger = new Person(there.url)

    expect(await stranger.call(site.about)).toMatchObject({ demoMember: null })
    await expect(stranger.call(account.login, { email, password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await expect(new Person(there.url, token).call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const mine = { email: 'asha@ward.example', password: 'turmeric lamp at seven' }
    await stranger.call(account.register, { name: 'Asha Rao', ...mine }).catch(() => undefined)
    expect((await stranger.call(account.login, mine)).user).toMatchObject({ name: 'Asha Rao' })
    await there.app.close()
  }
  await fresh.drop()
})
