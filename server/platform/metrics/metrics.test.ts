import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { feed } from '#contract/feed.ts'
import { World } from '#tests/support/world.ts'

const TOKEN = 'a-token-of-at-least-twenty-characters'

async function measuredWorld(settings: Record<string, string> = { METRICS_TOKEN: TOKEN }) {
  const world = await World.open(settings)
  onTestFinished(() => world.close())
  const ask = (token?: string) => world.fetch('/metrics', { token })
  return { world, ask }
}

/** The numbers under a name, each with its labels as they are written. */
function numbersOf(text: string, name: string) {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

test('requests are measured by the pattern of their address, and what the process needs beside them', async () => {
  const { world, ask } = await measuredWorld()
  const asha = await world.member()
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'Scrub typhus' })
  await asha.call(feed.get, { postId })
  await world.fetch(`/api/feed/posts/${randomUUID()}`)
  await world.fetch('/api/nowhere/at-all')

  const answer = await ask(TOKEN)

  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const counted = numbersOf(text, 'http_request_duration_seconds_count')
  expect(counted).toMatchObject({
    '{method="POST",route="/api/feed/posts",status="201"}': 1,
    '{method="GET",route="/api/feed/posts/:postId",status="200"}': 1,
    '{method="GET",route="/api/feed/posts/:postId",status="401"}': 1,
    '{method="GET",route="/api/*",status="404"}': 1,
  })
  for (const name of [asha.id, postId, 'nowhere']) expect(text).not.toContain(name)
  expect(numbersOf(text, 'wardmates_database_connections')['{state="waiting"}']).toBe(0)
  expect(numbersOf(text, 'wardmates_live_lines')).toEqual({ '': 0 })
  expect(numbersOf(text, 'wardmates_jobs')).toMatchObject({ '{state="failed"}': 0 })
  expect(numbersOf(text, 'wardmates_jobs')['{state="waiting"}']).toBeGreaterThan(0)
  expect(numbersOf(text, 'wardmates_info')).toEqual({ '{version="test"}': 1 })
  expect(numbersOf(text, 'nodejs_eventloop_lag_p99_seconds')['']).toBeGreaterThan(0)
})

test('what cannot be read now has no number, and the rest is there', async () => {
  const { world, ask } = await measuredWorld()
  await world.db.schema.withSchema('pgboss').alterTable('job').renameTo('job_away').execute()

  const text = await (await ask(TOKEN)).text()

  expect(numbersOf(text, 'wardmates_jobs')).toEqual({})
  expect(numbersOf(text, 'wardmates_live_whole')).toEqual({ '': 1 })
})

test.each<[who: string, settings: Record<string, string>, token: string | undefined]>([
  ['without a token', { METRICS_TOKEN: TOKEN }, undefined],
  ['with another token', { METRICS_TOKEN: TOKEN }, `${TOKEN.slice(0, -1)}S`],
  ['where no token is set', {}, TOKEN],
  ['where no token is set, with none', {}, undefined],
])('there is no such address %s', async (_, settings, token) => {
  const { ask } = await measuredWorld(settings)

  const answer = await ask(token)

  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'NO_SUCH_ADDRESS' })
})
