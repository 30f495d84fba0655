import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { site } from '#contract/site.ts'
import { demo } from '#sample/demo.ts'
import { buildApp } from '#server/app.ts'
import { ConversationKeys } from '#server/messages/public.ts'
import { readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open.ts'
import { openLog } from '#server/platform/log.ts'
import { findKey } from '#server/platform/secrets/secret-key.ts'
import { openVault } from '#server/platform/secrets/vault.ts'
import { seedSample } from '#server/seed/seed.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { Person, test } from '#tests/support/world.ts'

/** A server over one sample community, as these settings open it. */
async function opened(database: Awaited<ReturnType<typeof freshDatabase>>['database'], dataDir: string, settings: Record<string, string>) {
  const config = readConfig({ PORT: '0', WARDMATES_DATA: dataDir, RATE_LIMITS: 'on', ...settings })
  const log = openLog('silent')
  const vault = openVault(await findKey(config.secretKey, dataDir))
  const demoMember = await seedSample(database.db, openFiles(config, vault, log), await ConversationKeys.open(config))
  const app = await buildApp({ config, database, log, version: 'test', demoMember })
  const url = new URL(await app.listen())
  url.hostname = '127.0.0.1'
  return { app, url: url.origin }
}

/** What is answered to a request as a proxy or a tunnel on this machine may hand it on. */
async function handedOn(url: string, path: string, headers: OutgoingHttpHeaders, body?: object) {
  const said = request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json', ...headers } })
  said.end(body && JSON.stringify(body))
  const [answer] = (await once(said, 'response')) as [IncomingMessage]
  return json(answer)
}

test('the sample community is open on a loopback alone, and closed to who came in there', async ({ world }) => {
  const fresh = await freshDatabase()
  const { email, password } = demo
  const here = await opened(fresh.database, world.dataDir, {})
  expect(await new Person(here.url).call(site.about)).toMatchObject({ demoMember: { email, password } })
  const { token } = await new Person(here.url).call(account.login, { email, password })
  expect(await new Person(here.url, token).call(account.me)).toMatchObject({ email })
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { host: 'wardmates.example' },
    { origin: 'https://wardmates.example' },
  ]) {
    expect([headers, await handedOn(here.url, '/api/site', headers)]).toMatchObject([headers, { demoMember: null }])
    const refused = await handedOn(here.url, '/api/auth/login', headers, { email, password })
    expect([headers, refused]).toMatchObject([headers, { code: 'INVALID_CREDENTIALS' }])
  }
  await here.app.close()

  for (const [name, value] of [
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://wardmates.example'],
    ['TRUSTED_PROXIES', '127.0.0.1'],
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
