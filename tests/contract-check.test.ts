import Fastify from 'fastify'
import { expect } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { feed } from '#contract/feed.ts'
import { anyone } from '#contract/route.ts'
import { answerError } from '#server/platform/http/answer.ts'
import type { OpenContext, Services } from '#server/platform/http/context.ts'
import { checkOperations } from '#server/platform/http/operations/contract-check.ts'
import { mount } from '#server/platform/http/operations/mount.ts'
import { type Served, serve } from '#server/platform/http/operations/serve.ts'
import { test, World } from './support/world.ts'

/** PostgreSQL takes it for a UUID, the contract does not: no version of them looks like this. */
const NO_VERSION = '11111111-1111-0111-8111-111111111111'

/** A server that answers a post with a field that is not as promised. */
async function brokenWorld() {
  const world = await World.open()
  const asha = await world.member()
  const post = await asha.call(feed.create, { clientId: crypto.randomUUID(), content: 'Good morning' })
  await world.db.updateTable('post').set({ client_id: NO_VERSION }).where('id', '=', post.id).execute()
  return { world, asha, post }
}

test('an answer that is not as the contract promises it fails, and names operation and field', async () => {
  const { world, asha, post } = await brokenWorld()

  const answer = asha.call(feed.get, { postId: post.id })

  await expect(answer).rejects.toMatchObject({
    code: 'FAULT',
    message: expect.stringContaining('GET /api/feed/posts/{postId} breaks its contract: clientId'),
  })
  await expect(world.close()).rejects.toThrow('clientId')
})

test('a test that never looks at a broken answer still fails when its world closes', async () => {
  const { world, asha } = await brokenWorld()

  await asha.call(feed.list, {}).catch(() => {})

  await expect(world.close()).rejects.toThrow('GET /api/feed/posts breaks its contract: items.0.clientId')
})

test('an event of the live channel is held to the contract too', async () => {
  const world = await World.open()
  const { live } = world.app.services

  expect(() => live.toInterested(['feed'], 'post_removed', { postId: 'no id' })).toThrow('post_removed breaks its contract: postId')

  await expect(world.close()).rejects.toThrow('post_removed')
})

/** A server with operations of its own, which breaks no promise but those of these tests. */
function serverOf(served: Served[]) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.decorateRequest('isMultipart', () => false)
  mount(
    app,
    checkOperations(served, () => {}),
    { config: { dataDir: '' } } as Services,
  )
  return app
}

test('a part that is told on the way is held to the contract, and the stream says what was wrong', async () => {
  const tell = anyone
    .meta({ access: 'anyone', streams: z.object({ step: z.number() }) })
    .route({ method: 'GET', path: '/tell' })
    .output(z.object({}))
  const answer = async (_: unknown, { caller }: OpenContext) => {
    await caller.tell({ step: 1 })
    await caller.tell({ step: 'two' })
    return {}
  }

  const { body } = await serverOf(serve({ tell }, { tell: answer })).inject({ url: '/tell', headers: { accept: 'text/event-stream' } })

  expect(body).toContain('event: progress\ndata: {"step":1}')
  expect(body).toMatch(/event: refused\ndata: .*GET \/tell, a part breaks its contract: step/)
})

test('a field that a handler only hands on with the rest fails', async () => {
  const keep = anyone
    .route({ method: 'POST', path: '/keep' })
    .input(z.strictObject({ id: z.string(), words: z.string(), poll: z.object({ days: z.number(), secret: z.boolean() }) }))
    .output(z.object({ words: z.string() }))
  const server = serverOf(serve({ keep }, { keep: async ({ id: _, poll: { days: _days }, ...draft }) => draft }))

  const answer = await server.inject({
    method: 'POST',
    url: '/keep',
    payload: { id: '1', words: 'Good morning', poll: { days: 1, secret: true } },
  })

  expect(answer.json().message).toBe('POST /keep breaks its contract: its handler reads no words, poll.secret')
})

test('a field that a handler takes and forgets, and a refusal that it does not declare, fail', async () => {
  const keep = anyone
    .route({ method: 'POST', path: '/keep' })
    .input(z.strictObject({ words: z.string(), language: z.string() }))
    .output(z.object({ words: z.string() }))
  const server = serverOf(
    serve(
      { keep },
      {
        keep: async ({ words }) => {
          if (!words) throw new Refusal('NOT_FOUND')
          return { words }
        },
      },
    ),
  )
  const ask = async (words: string) =>
    (await server.inject({ method: 'POST', url: '/keep', payload: { words, language: 'ml' } })).json().message

  expect(await ask('Good morning')).toBe('POST /keep breaks its contract: its handler reads no language')
  expect(await ask('')).toBe('POST /keep breaks its contract: it does not declare NOT_FOUND')
})
