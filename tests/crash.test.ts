import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { SignedIn } from '#contract/account.ts'
import type { Post } from '#contract/feed.ts'
import { MailServer } from './support/mail-server.ts'
import { startProcess } from './support/process.ts'

const WRITERS = 4
/** How many posts are acknowledged before a kill. */
const WRITTEN = 25

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wardmates-crash-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function start(settings = {}) {
  const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off', CORPUS: 'off', ...settings })
  // One that a failed test leaves behind would hold the folder against the next try.
  onTestFinished(async () => void (await server.end('SIGKILL')))
  return server
}

/** Another one each time: a further try finds what the one before has stored. */
const anAddress = () => `${randomUUID()}@example.org`

async function ask<T>(url: string, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}

/** Posts without pause until the server is gone, and notes what was acknowledged. */
async function writeUntilGone(url: string, token: string, acknowledged: Map<string, string>, noted: () => void) {
  for (;;) {
    const content = `Round ${randomUUID()}`
    try {
      const post = await ask<Post>(url, '/api/feed/posts', token, { clientId: randomUUID(), content })
      acknowledged.set(post.id, content)
      noted()
    } catch {
      return
    }
  }
}

test('nothing that was acknowledged is lost when the server is killed while members write', { timeout: 90_000 }, async () => {
  const acknowledged = new Map<string, string>()
  let server = await start()
  const { token } = await ask<SignedIn>(server.url, '/api/auth/register', undefined, {
    name: 'Asha Rao',
    email: anAddress(),
    password: 'ward round at seven',
  })

  for (let kill = 0; kill < 3; kill++) {
    const enough = Promise.withResolvers<void>()
    const until = acknowledged.size + WRITTEN
    const noted = () => acknowledged.size >= until && enough.resolve()
    const writers = Array.from({ length: WRITERS }, () => writeUntilGone(server.url, token, acknowledged, noted))
    await Promise.race([enough.promise, Promise.all(writers)])
    await server.end('SIGKILL')
    await Promise.all(writers)
    expect(acknowledged.size).toBeGreaterThanOrEqual(until)
    server = await start()
  }

  for (const [id, content] of acknowledged) {
    expect((await ask<Post>(server.url, `/api/feed/posts/${id}`, token)).content).toBe(content)
  }
  expect(await server.end('SIGTERM')).toBe(0)
})

const subjectOf = (email: string) => /^Subject: (Set a new Wardmates password|Your Wardmates code)/m.exec(email)?.[1]

test('a job that the server was killed in is done after the next start', { timeout: 90_000 }, async () => {
  const mail = new MailServer()
  onTestFinished(() => mail.close())
  mail.answers = false
  const settings = { SMTP_URL: await mail.open() }
  const email = anAddress()
  let server = await start(settings)
  await ask(server.url, '/api/auth/register', undefined, { name: 'Ravi Menon', email, password: 'ward round at eight' })
  await ask(server.url, '/api/auth/reset', undefined, { email })
  await expect.poll(() => mail.calls, { timeout: 10_000 }).toBe(1)

  await server.end('SIGKILL')
  mail.answers = true
  server = await start(settings)

  // The code of the new account and the link: which of them it was killed in depends on the second.
  const subjects = () =>
    mail.emails
      .filter((one) => one.includes(`To: ${email}`))
      .map(subjectOf)
      .sort()
  await expect.poll(subjects, { timeout: 40_000, interval: 100 }).toEqual(['Set a new Wardmates password', 'Your Wardmates code'])
  expect(await server.end('SIGTERM')).toBe(0)
})

test('of a file that the server was killed in storing nothing is left with the next start', { timeout: 60_000 }, async () => {
  const unfinished = join(dataDir, 'files', 'unfinished')
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, randomUUID()), 'the first half')

  const server = await start()

  expect(await readdir(unfinished)).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
})

test('what was counted before the server was killed counts after the next start', { timeout: 90_000 }, async () => {
  const settings = { RATE_LIMITS: 'on', LIMIT_SIGN_IN_PAIR: '3/3600' }
  const guess = async ({ url }: { url: string }) => {
    const body = JSON.stringify({ email: 'asha@example.org', password: 'not the password' })
    const { status } = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return status
  }
  let server = await start(settings)
  for (let at = 0; at < 3; at++) expect(await guess(server)).toBe(401)

  await server.end('SIGKILL')
  server = await start(settings)

  expect(await guess(server)).toBe(429)
  expect(await server.end('SIGTERM')).toBe(0)
})
