import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { serveOutbox } from './mail-page.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wardmates-outbox-'))
  await mkdir(join(dataDir, 'outbox'))
  for (const [name, words] of [
    ['1', 'The first'],
    ['2', 'Follow http://localhost:4000/auth/v1/verify?a=1&b=<2>'],
  ])
    await writeFile(join(dataDir, 'outbox', `${name}.eml`), `To: asha@example.org\n\n${words}`)
})
afterAll(() => rm(dataDir, { recursive: true }))

const asked = async (headers: Record<string, string>, settings: Record<string, string> = {}) => {
  const app = fastify()
  serveOutbox(app, readConfig({ WARDMATES_DATA: dataDir, ...settings }))
  return app.inject({ url: '/dev/mail', headers })
}

test('whoever sits at a server without a mail server reads the latest emails, the newest first', async () => {
  const { statusCode, body, headers } = await asked({ host: 'localhost:4000' })

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body.indexOf('Follow')).toBeLessThan(body.indexOf('The first'))
  expect(body).toContain('<a href="http://localhost:4000/auth/v1/verify?a=1&amp;b=')
  expect(body).not.toContain('<2>')
})

test.for([
  ['by another name', { host: 'evil.example' }, {}],
  ['through a proxy', { host: 'localhost', 'x-forwarded-for': '10.0.0.1' }, {}],
  ['by a page of another site', { host: 'localhost', origin: 'https://evil.example' }, {}],
  ['where emails are sent', { host: 'localhost' }, { SMTP_URL: 'smtp://mail.example' }],
  ['where the server has an address', { host: 'localhost' }, { PUBLIC_URL: 'https://wardmates.example' }],
] as const)('%s nobody reads them', async ([, headers, settings]) => {
  const { statusCode, body } = await asked({ ...headers }, { ...settings })

  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('asha@example.org')
})
