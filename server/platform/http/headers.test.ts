import { expect, test } from 'vitest'
import { openEdge } from '#tests/support/edge.ts'
import { contentPolicy, DATA_POLICY, protect, WORKER_POLICY } from './headers.ts'
import { promptSources } from './identity-prompt.ts'

const always = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}

/** What a server says of itself at each of these addresses. */
function protectedEdge(https: boolean) {
  return openEdge((app) => {
    protect(app, { https })
    app.get('/*', () => 'well')
    app.get('/own', (_request, reply) => {
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': "default-src 'self'" }).send('well')
    })
  })
}

test('every answer carries what protects it, one that was not found too', async () => {
  const app = protectedEdge(false)

  for (const [method, url] of [
    ['GET', '/anything'],
    ['POST', '/nothing'],
  ] as const) {
    const { headers } = await app.inject({ method, url })

    expect(headers).toMatchObject(always)
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})

test('behind TLS a browser is told to come no other way', async () => {
  const { headers } = await protectedEdge(true).inject('/anything')

  expect(headers).toMatchObject({ ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' })
})

test('an answer keeps the policy of its own', async () => {
  const { headers } = await protectedEdge(false).inject('/own')

  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': "default-src 'self'" })
})

test.for([
  ['/api/health', 'noindex'],
  ['/files/one.webp', 'noindex'],
  ['/p/asha-rao', undefined],
  ['/jobs/api/health', undefined],
  ['/apis', undefined],
] as const)('a search engine at %s is told: %s', async ([path, told]) => {
  const { headers } = await protectedEdge(false).inject(path)

  expect(headers['x-robots-tag']).toBe(told)
})

test('a document may reach what its build says, and the live channel', () => {
  const live = 'wss://wardmates.example'

  expect(
    contentPolicy({ 'default-src': ["'none'"], 'connect-src': ["'self'", 'https://a.example'], 'img-src': ["'self'", 'data:'] }, [live]),
  ).toBe(`default-src 'none'; img-src 'self' data:; connect-src 'self' https://a.example ${live}`)
  expect(contentPolicy({ 'default-src': ["'none'"] }, [live])).toBe(`default-src 'none'; connect-src ${live}`)
})

test('a document of the sign-in may load the identity prompt by its addresses alone, where there is one; no other document may', () => {
  const policy = { 'default-src': ["'none'"], 'script-src': ["'self'"], 'style-src': ["'self'"], 'connect-src': ["'self'"] }
  const prompt = 'https://accounts.google.com/gsi/client'
  const of = (path: string, at: string | null | undefined) => contentPolicy(policy, [], promptSources(path, at))
  const plain = contentPolicy(policy, [])

  for (const path of ['/login', '/register'])
    expect(of(path, prompt)).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${prompt}`,
        "style-src 'self' https://accounts.google.com/gsi/style",
        "connect-src 'self' https://accounts.google.com/gsi/",
        'frame-src https://accounts.google.com/gsi/',
      ].join('; '),
    )
  for (const path of ['', '/', '/app.html', '/home', '/settings', '/loginx', '/reset-password', '/auth/callback', '/supabase-login'])
    expect(of(path, prompt)).toBe(plain)
  expect([of('/login', null), of('/register', undefined)]).toEqual([plain, plain])
})

test('the service worker fetches from us alone', () => {
  expect(WORKER_POLICY).toBe(`${DATA_POLICY}; connect-src 'self'`)
})
