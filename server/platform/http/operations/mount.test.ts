import type { InjectOptions } from 'fastify'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { anyone, essential, member, moderator, overseer, protective, reviewer, staff } from '#contract/route.ts'
import { ASHA, bearing, FARAH, formOf, GITA, HARI, mounted } from '#tests/support/edge.ts'
import { asEssential } from '../../db/pool.ts'
import type { Served } from './serve.ts'

vi.mock('../../db/pool.ts', async (load) => {
  const real = await load<typeof import('../../db/pool.ts')>()
  return { ...real, asEssential: vi.fn(real.asEssential) }
})
beforeEach(() => void vi.mocked(asEssential).mockClear())

const answer: Served['answer'] = async (input, { viewer }) => ({ input, viewer: viewer?.id })
const json = (body: unknown) => ({ payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const doors: Served[] = [
  { procedure: anyone.route({ method: 'GET', path: '/open' }), answer },
  { procedure: anyone.route({ method: 'POST', path: '/open' }), answer },
  { procedure: member.route({ method: 'GET', path: '/members' }), answer },
  { procedure: member.route({ method: 'POST', path: '/members' }), answer },
  { procedure: reviewer.route({ method: 'GET', path: '/desk' }), answer },
  { procedure: reviewer.route({ method: 'POST', path: '/desk' }), answer },
]

test.for([
  [undefined, [200, 401, 401]],
  ['a-made-up-token-of-some-length', [200, 401, 401]],
  [ASHA, [200, 200, 403]],
  [FARAH, [200, 200, 200]],
] as const)('whoever bears %s enters where the contract says', async ([token, statuses]) => {
  const { app } = await mounted(doors)

  for (const method of ['GET', 'POST'] as const) {
    const answers = await Promise.all(
      ['/open', '/members', '/desk'].map((url) => app.inject({ method, url, headers: token ? bearing(token) : {} })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses)
    const codes = { 401: 'UNAUTHENTICATED', 403: 'NOT_YOUR_ROLE', 200: undefined }
    expect(answers.map((one) => one.json().code)).toEqual(statuses.map((status) => codes[status]))
  }
})

test('a role opens its own part of the desk, and of what several open each its own', async () => {
  const { app } = await mounted(
    Object.entries({ reviewer, moderator, overseer, staff }).map(([name, door]) => ({
      procedure: door.route({ method: 'GET', path: `/${name}` }),
      answer,
    })),
  )
  const statusesOf = (token: string) =>
    Promise.all(
      ['/reviewer', '/moderator', '/overseer', '/staff'].map(
        async (url) => (await app.inject({ url, headers: bearing(token) })).statusCode,
      ),
    )

  expect(await statusesOf(FARAH)).toEqual([200, 403, 403, 200])
  expect(await statusesOf(GITA)).toEqual([403, 403, 200, 200])
  expect((await app.inject({ url: '/staff', headers: bearing(HARI) })).json()).toMatchObject({ code: 'FACTOR_NEEDED' })
})

test('the handler learns who asks, where anyone may', async () => {
  const { app } = await mounted(doors)

  expect((await app.inject({ url: '/open', headers: bearing(ASHA) })).json()).toMatchObject({ viewer: 'asha' })
  expect((await app.inject('/open')).json()).not.toHaveProperty('viewer')
})

test.for([
  `bearer ${ASHA}`,
  `Bearer  ${ASHA}`,
  `Basic ${ASHA}`,
  `x Bearer ${ASHA}`,
  `Bearer ${ASHA} x`,
  `Bearer ${ASHA.slice(0, 19)}`,
  ASHA,
])('"%s" bears no token', async (authorization) => {
  const { app } = await mounted(doors)

  expect((await app.inject({ url: '/members', headers: { authorization } })).statusCode).toBe(401)
})

test('writes are counted, of the member who writes; what is read or open to anyone is not', async () => {
  const { app, counted } = await mounted(doors)

  const askAll = async (method: 'GET' | 'POST') => {
    for (const url of ['/open', '/members', '/desk'])
      for (const headers of [bearing(ASHA), bearing(FARAH), {}]) await app.inject({ method, url, headers })
  }

  await askAll('GET')
  expect(counted).toEqual([])
  await askAll('POST')
  expect(counted).toEqual(['asha', 'farah', 'farah'])
})

test('what protects a member is counted apart from other writes', async () => {
  const { app, counted } = await mounted([{ procedure: protective.route({ method: 'POST', path: '/block' }), answer }])

  await app.inject({ method: 'POST', url: '/block', headers: bearing(ASHA) })

  expect(counted).toEqual(['asha protects'])
})

test('an address answers to its methods, and says to which when it is asked with another', async () => {
  const { app } = await mounted([
    { procedure: anyone.route({ method: 'PUT', path: '/both/{one}' }), answer },
    { procedure: anyone.route({ method: 'GET', path: '/both/{one}' }), answer },
    { procedure: anyone.route({ method: 'POST', path: '/post' }), answer },
  ])

  for (const [url, allow, others] of [
    ['/both/1', 'GET, HEAD, PUT', ['POST', 'PATCH', 'DELETE', 'OPTIONS']],
    ['/post', 'POST', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
  ] as const)
    for (const method of others) {
      const refused = await app.inject({ method, url })
      expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, allow])
    }
  expect((await app.inject({ method: 'HEAD', url: '/both/1' })).statusCode).toBe(200)
})

test('what stands in the path is part of the input, and the body cannot say otherwise', async () => {
  const input = z.object({ postId: z.string(), commentId: z.string(), words: z.string().optional() })
  const path = '/posts/{postId}/comments/{commentId}' as const
  const { app } = await mounted([
    { procedure: anyone.route({ method: 'GET', path }).input(input), answer },
    { procedure: anyone.route({ method: 'PUT', path }).input(input), answer },
  ])
  const asked = async (options: InjectOptions) => (await app.inject(options)).json().input
  const url = '/posts/7/comments/8'

  expect(await asked({ url: `${url}?words=hello&postId=9` })).toEqual({ postId: '7', commentId: '8', words: 'hello' })
  expect(await asked({ method: 'PUT', url, ...json({ words: 'hello', postId: '9' }) })).toEqual({
    postId: '7',
    commentId: '8',
    words: 'hello',
  })
  expect(await asked({ method: 'PUT', url })).toEqual({ postId: '7', commentId: '8' })
})

test('an operation that asks for nothing takes nothing; a query that nobody reads does no harm', async () => {
  const { app } = await mounted(doors)

  const refused = await app.inject({ method: 'POST', url: '/open', ...json({ verified: true }) })

  expect(refused.json()).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'verified' }] })
  expect((await app.inject('/open?verified=true')).statusCode).toBe(200)
})

test('an answer has the status of the contract unless its handler gives another, and is kept by nobody', async () => {
  const { app } = await mounted([
    { procedure: anyone.route({ method: 'POST', path: '/made', successStatus: 201 }), answer },
    {
      procedure: anyone.route({ method: 'POST', path: '/other', successStatus: 201 }),
      answer: async (_, { caller }) => caller.setStatus(202),
    },
  ])
  const answers = [await app.inject({ method: 'POST', url: '/made' }), await app.inject({ method: 'POST', url: '/other' })]

  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [201, 'no-store'],
    [202, 'no-store'],
  ])
})

test('a file is answered as itself, and no browser runs it', async () => {
  const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' })
  const { app } = await mounted([{ procedure: anyone.route({ method: 'GET', path: '/file' }), answer: async () => page }])

  const { headers, payload } = await app.inject('/file')

  expect(payload).toBe('<script>alert(1)</script>')
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
    'cache-control': 'no-store',
  })
})

test('what is essential is answered as such, and nothing else', async () => {
  const { app } = await mounted([
    { procedure: essential.route({ method: 'GET', path: '/health' }), answer },
    { procedure: anyone.route({ method: 'GET', path: '/open' }), answer },
  ])

  expect((await app.inject('/open')).statusCode).toBe(200)
  expect(asEssential).not.toHaveBeenCalled()
  expect((await app.inject('/health')).statusCode).toBe(200)
  expect(asEssential).toHaveBeenCalledOnce()
})

test('a body is bound by who sends it, a form by its parts', async () => {
  const words = z.object({ words: z.string() })
  const limits = { bodyMaxBytes: { member: 400_000, publisher: 500_000 } }
  const { app } = await mounted(
    [
      {
        procedure: anyone
          .meta({ access: 'anyone', ...limits })
          .route({ method: 'POST', path: '/words' })
          .input(words),
        answer,
      },
      { procedure: anyone.route({ method: 'POST', path: '/form' }).input(z.object({ file: z.file(), words: z.string() })), answer },
    ],
    { operatorToken: 'the-token-of-the-operator' },
  )
  const send = async (length: number, token = '') => {
    const { payload, headers } = json({ words: 'x'.repeat(length) })
    return (await app.inject({ method: 'POST', url: '/words', payload, headers: { ...headers, ...bearing(token) } })).statusCode
  }

  expect([await send(260_000), await send(270_000)]).toEqual([200, 413])
  expect([await send(390_000, ASHA), await send(410_000, ASHA)]).toEqual([200, 413])
  for (const token of [FARAH, 'the-token-of-the-operator'])
    expect([await send(490_000, token), await send(510_000, token)]).toEqual([200, 413])
  const form = await formOf({ file: new File(['x'], 'x.txt'), words: 'x'.repeat(300_000) })
  expect((await app.inject({ method: 'POST', url: '/form', ...form })).statusCode).toBe(200)
})

test('an operation without an address is a mistake of ours, seen at the start', async () => {
  for (const route of [{ method: 'GET' }, { path: '/nowhere' }] as const)
    await expect(mounted([{ procedure: anyone.route(route), answer }])).rejects.toThrow('states its method and path')
})
