import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Comment } from '#contract/comments.ts'
import { feed, type Post } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { expectRefusal } from './support/refusal.ts'
import { type TestMember, test } from './support/world.ts'

const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>"'><svg/onload=alert(1)>{{7*7}}`

const asJson = (member: TestMember, body: unknown, method = 'POST') => ({
  method,
  token: member.token,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const post = (member: TestMember, content = 'A case') => member.call(feed.create, { clientId: newId(), content })

test('script in names, posts and comments comes back as the same harmless text, in JSON that no browser runs', async ({ world }) => {
  const mallory = await world.member({ name: SCRIPT, headline: SCRIPT })
  const written = await post(mallory, SCRIPT)

  const comment = await mallory.call(feed.comment, { postId: written.id, clientId: newId(), text: SCRIPT })
  const answer = await world.fetch(`/api/feed/posts/${written.id}`, { token: mallory.token })

  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toMatchObject({ content: SCRIPT, author: { name: SCRIPT, headline: SCRIPT } })
  expect(comment.text).toBe(SCRIPT)
})

test('hidden characters, null bytes and broken surrogates do not get into what members write', async ({ world }) => {
  const mallory = await world.member()

  const written = await post(mallory, 'a\u0000b\u202ec\u200bd\ufeffe\u0007f\ud800g')
  const comment = await mallory.call(feed.comment, { postId: written.id, clientId: newId(), text: '\udfff\u2066ok\u2069' })
  const nothing = await world.fetch('/api/feed/posts', asJson(mallory, { clientId: newId(), content: '\u200b\u202e\u0000' }))

  expect(written.content).toBe('abcdef\ufffdg')
  expect(comment.text).toBe('\ufffdok')
  expect((await expectRefusal(nothing, 400)).issues).toEqual([{ path: 'content', message: 'This cannot be empty.' }])
})

test('a link may not lead anywhere but the web', async ({ world }) => {
  const mallory = await world.member()
  const links = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    'https://a.example/\u0000',
    'https://a.example/\ud800',
    'https://a.example/ b',
    'https://\u202eelpmaxe.example',
    'https://a@evil.example',
    'http://',
  ]

  for (const link of links) {
    const answer = await world.fetch('/api/feed/posts', asJson(mallory, { clientId: newId(), content: 'x', link }))
    const { issues = [] } = await expectRefusal(answer, 400)
    expect(new Set(issues.map(({ path }) => path))).toEqual(new Set(['link']))
  }
})

test('no token but a real one opens anything', async ({ world }) => {
  const asha = await world.member()
  const real = asha.token!
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"${asha.id}"}`).toString('base64url')}.`
  const tokens = [
    randomBytes(32).toString('base64url'),
    real.slice(0, -1),
    `${real}A`,
    real.toUpperCase(),
    none,
    none.replaceAll('.', ''),
    'undefined',
    "' or '1'='1",
    asha.id,
    asha.sessionId,
    'a'.repeat(5000),
  ]

  for (const token of tokens) await expectRefusal(await world.fetch('/api/auth/me', { token }), 401)
  const elsewhere: [string, Record<string, string>][] = [
    ['/api/auth/me', { authorization: real }],
    ['/api/auth/me', { authorization: `Basic ${real}` }],
    ['/api/auth/me', { cookie: `token=${real}` }],
    [`/api/auth/me?token=${real}`, {}],
  ]
  for (const [path, headers] of elsewhere) await expectRefusal(await world.fetch(path, { headers }), 401)
})

test('a session that has run out opens nothing, and its token is nowhere in the database', async ({ world }) => {
  const [idle, old] = [await world.member(), await world.member()]
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
  await world.db
    .updateTable('session')
    .set({ last_seen_at: daysAgo(8) })
    .where('id', '=', idle.sessionId)
    .execute()
  await world.db
    .updateTable('session')
    .set({ expires_at: daysAgo(1) })
    .where('id', '=', old.sessionId)
    .execute()

  const row = await world.db.selectFrom('session').selectAll().where('id', '=', idle.sessionId).executeTakeFirstOrThrow()

  for (const { token } of [idle, old]) await expectRefusal(await world.fetch('/api/auth/me', { token }), 401)
  expect(row.token_hash).toHaveLength(32)
  expect(JSON.stringify({ ...row, token_hash: row.token_hash.toString('base64url') })).not.toContain(idle.token)
})

test("nobody changes or deletes another member's post or comment by its id", async ({ world }) => {
  const [asha, mallory] = [await world.member(), await world.member()]
  const hers = await post(asha)
  const comment = await asha.call(feed.comment, { postId: hers.id, clientId: newId(), text: 'Mine' })
  const malloryPost = await post(mallory)
  const at = `/api/feed/posts/${hers.id}`

  for (const path of [at, `${at}/comments/${comment.id}`]) {
    const edit = path === at ? { content: 'Stolen', link: null } : { text: 'Stolen' }
    await expectRefusal(await world.fetch(path, asJson(mallory, edit, 'PATCH')), 403)
    await expectRefusal(await world.fetch(path, { method: 'DELETE', token: mallory.token }), 403)
  }
  // Through a post of one's own, where one may delete comments.
  await expectRefusal(
    await world.fetch(`/api/feed/posts/${malloryPost.id}/comments/${comment.id}`, { method: 'DELETE', token: mallory.token }),
    404,
  )
  await expectRefusal(await world.fetch(`/api/auth/sessions/${asha.sessionId}`, { method: 'DELETE', token: mallory.token }), 404)

  expect(await asha.call(feed.get, { postId: hers.id })).toMatchObject({ content: 'A case', comments: 1 })
  expect((await asha.call(feed.comments, { postId: hers.id })).items).toMatchObject([{ text: 'Mine' } satisfies Partial<Comment>])
})

test('what only the product may decide is refused by name and takes no effect', async ({ world }) => {
  const mallory = await world.member()
  const made = {
    verified: true,
    role: 'reviewer',
    likes: 900,
    isLiked: true,
    comments: 9,
    created_at: '2020-01-01',
    createdAt: '2020-01-01T00:00:00Z',
    author: { id: newId() },
    author_id: newId(),
    verificationStatus: 'verified',
    id: newId(),
  }
  for (const [field, value] of Object.entries(made)) {
    const answer = await world.fetch('/api/feed/posts', asJson(mallory, { clientId: newId(), content: 'x', [field]: value }))
    const { code, issues } = await expectRefusal(answer, 400)
    expect({ code, paths: issues?.map(({ path }) => path) }).toEqual({ code: 'BAD_INPUT', paths: [field] })
  }
  const ask = await world.fetch('/api/mates/request', asJson(mallory, { memberId: newId(), state: 'connected' }))
  expect((await expectRefusal(ask, 400)).issues).toMatchObject([{ path: 'state' }])
  const out = await world.fetch('/api/auth/logout', asJson(mallory, { memberId: newId() }))
  expect((await expectRefusal(out, 400)).issues).toMatchObject([{ path: 'memberId' }])

  expect(((await (await world.fetch('/api/feed/posts', { token: mallory.token })).json()) as { items: Post[] }).items).not.toContainEqual(
    expect.objectContaining({ author: expect.objectContaining({ id: mallory.id }) }),
  )
})
