import sharp from 'sharp'
import { test as base, expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { institutionPosts } from '#contract/institution-posts.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, World } from '#tests/support/world.ts'
import { newId } from '../ids.ts'

/** Two tries of each, and windows that tell the limits apart: what refuses names its own. */
const LIMITS = {
  LIMIT_WRITES: '2/102',
  LIMIT_QUESTIONS: '2/103',
  LIMIT_UPLOADS: '2/104',
  LIMIT_SEARCHES: '2/105',
  LIMIT_EMAIL_SEARCHES: '2/106',
  LIMIT_PEOPLE: '2/107',
  LIMIT_POSTS: '2/108',
  LIMIT_PUBLIC_PAGES: '2/109',
  LIMIT_INGESTS: '2/110',
  LIMIT_PROTECTIONS: '2/111',
}

const opened = (settings: Record<string, string>) =>
  base.extend<{ world: World }>({
    world: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
      async ({}, use) => {
        const world = await World.open({ RATE_LIMITS: 'on', ...settings })
        await use(world)
        await world.close()
      },
      { scope: 'file' },
    ],
  })
const test = opened(LIMITS)
const withoutLimitOfWrites = opened({ ...LIMITS, LIMIT_WRITES: '1000/60' })

const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5fff' } })
  .png()
  .toBuffer()
const form = () => {
  const data = new FormData()
  data.set('file', new File([Uint8Array.from(picture)], 'face.png', { type: 'image/png' }))
  return data
}
const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

/** Does the same three times and says which limit, if any, refused the last one; none may refuse earlier. */
async function thrice(world: World, member: TestMember | undefined, method: string, path: string, init: () => RequestInit = () => ({})) {
  const answers: Response[] = []
  for (let at = 0; at < 3; at++) answers.push(await world.fetch(path, { method, token: member?.token, ...init() }))
  expect(answers.slice(0, 2).map(({ status }) => status)).not.toContain(429)
  return answers[2]!.status === 429 ? answers[2]!.headers.get('ratelimit-policy') : answers[2]!.status
}

test('writes are counted for each member, and reading is not', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const post = () => json({ clientId: newId(), content: 'Good morning' })

  expect(await thrice(world, asha, 'POST', '/api/feed/posts', post)).toBe('2;w=102')
  expect((await world.fetch(`/api/feed/posts/${newId()}/like`, { method: 'PUT', token: asha.token })).status).toBe(429)
  expect(await thrice(world, asha, 'GET', '/api/notifications')).toBe(200)
  expect((await world.fetch('/api/feed/posts', { method: 'POST', token: ravi.token, ...post() })).status).toBe(201)
})

test('whoever may write no more still blocks, reports and ends sessions, counted apart', async ({ world }) => {
  const ravi = await world.member()
  const writeOut = async () => {
    const asha = await world.member()
    expect(await thrice(world, asha, 'PUT', `/api/feed/posts/${newId()}/like`)).toBe('2;w=102')
    return asha
  }
  const report = () => json({ kind: 'profile', subjectId: ravi.id, reason: 'spam', words: '' })

  expect(await thrice(world, await writeOut(), 'PUT', `/api/mates/blocks/${ravi.id}`)).toBe('2;w=111')
  expect(await thrice(world, await writeOut(), 'POST', '/api/moderation/reports', report)).toBe('2;w=111')
  expect(await thrice(world, await writeOut(), 'DELETE', `/api/auth/sessions/${newId()}`)).toBe('2;w=111')
  for (const [method, path] of [
    ['POST', '/api/auth/logout'],
    ['DELETE', '/api/auth/sessions'],
  ] as const)
    expect((await world.fetch(path, { method, token: (await writeOut()).token })).status).toBe(200)
})

/** The first answer that is refused for a limit, of at most three. */
async function until429(world: World, { token }: TestMember, path: string) {
  for (let at = 0; at < 3; at++) {
    const answer = await world.fetch(path, { token })
    if (answer.status === 429) return answer
    expect([path, answer.status]).toEqual([path, 200])
  }
  throw new Error(`${path} was refused by no limit.`)
}

withoutLimitOfWrites.for([
  ['a question', '/api/ask-doxy', json({ query: 'Is aspirin safe?' }), true],
  ['a document that nobody signs for', '/api/ingest-stub', json({ docs: [] }), false],
] as const)('%s is counted as a question', async ([, path, init, signedIn], { world }) => {
  const member = signedIn ? await world.member() : undefined

  expect(await thrice(world, member, 'POST', path, () => init)).toBe('2;w=103')
})

withoutLimitOfWrites('documents that a member adds are counted by the request', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const add = () => json({ docs: [{ id: newId(), text: 'One line.' }] })

  expect(await thrice(world, asha, 'POST', '/api/ingest-stub', add)).toBe('2;w=110')
  const refused = await world.fetch('/api/ingest-stub', { method: 'POST', token: asha.token, ...add() })
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('several at a time') })
  expect((await world.fetch('/api/ingest-stub', { method: 'POST', token: ravi.token, ...add() })).status).toBe(200)
})

withoutLimitOfWrites('a question below a post is counted as a question', async ({ world }) => {
  const asha = await world.member()

  expect(await thrice(world, asha, 'POST', `/api/feed/posts/${newId()}/comments/${newId()}/doxy`)).toBe('2;w=103')
})

withoutLimitOfWrites.for(['/api/files/images', '/api/profile/photo'])('an upload to %s is counted', async (path, { world }) => {
  const asha = await world.member()

  expect(await thrice(world, asha, 'POST', path, () => ({ body: form() }))).toBe('2;w=104')
})

const SEARCHES = ['/api/search?q=heart', '/api/search/people?q=heart', '/api/search/posts?q=heart', '/api/mates/directory?q=heart']
withoutLimitOfWrites.for(SEARCHES)('a search at %s is counted', async (path, { world }) => {
  const asha = await world.member()

  expect(await thrice(world, asha, 'GET', path)).toBe('2;w=105')
})

opened({ ...LIMITS, LIMIT_SEARCHES: '1000/60' })(
  'a search for an address is counted more strictly than one for words',
  async ({ world }) => {
    const asha = await world.member()

    expect(await thrice(world, asha, 'GET', '/api/search/people?q=ravi@example.org')).toBe('2;w=106')
    expect(await thrice(world, asha, 'GET', '/api/search/people?q=ravi')).toBe(200)
  },
)

opened({ ...LIMITS, LIMIT_SEARCHES: '1000/60' })(
  'people are counted by how many an answer shows, whichever way they are looked for',
  async ({ world }) => {
    const [asha, ravi, meera] = [await world.member({ name: 'Zubin One' }), await world.member({ name: 'Zubin Two' }), await world.member()]
    const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', ravi.id).executeTakeFirstOrThrow()
    const ask = (path: string, by = asha) => world.fetch(path, { token: by.token })

    expect((await ask('/api/profile')).status).toBe(200)
    expect((await ask('/api/search/people?q=zubin', meera)).status).toBe(200)
    for (const path of ['/api/search/people?q=zubin', '/api/search?q=zubin', '/api/mates/directory', `/api/profile?member=${handle}`]) {
      const answer = await ask(path, meera)
      expect([path, answer.status, answer.headers.get('ratelimit-policy')]).toEqual([path, 429, '2;w=107'])
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('go on tomorrow') })
    }
  },
)

const OF_PEOPLE = ['/api/mates/suggestions', '/api/verification/of/', '/api/mates/members/', '/api/members/:id/affiliations']
withoutLimitOfWrites.for(OF_PEOPLE)('people shown by %s are counted', async (path, { world }) => {
  const near = { hospital: 'KEM Hospital', specialty: 'Cardiology', profile_complete: true }
  const [asha, ravi] = [await world.member(near), await world.member(near)]
  await world.member(near)
  const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', ravi.id).executeTakeFirstOrThrow()
  const named = { '/api/verification/of/': path + handle, '/api/mates/members/': path + ravi.id }[path] ?? path
  const whole = named.replace(':id', ravi.id)
  const refused = await until429(world, asha, whole)

  expect(refused.headers.get('ratelimit-policy')).toBe('2;w=107')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('go on tomorrow') })
})

withoutLimitOfWrites('posts that a member is shown are counted, whichever way', async ({ world }) => {
  const ravi = await world.member()
  for (let at = 0; at < 24; at++) await ravi.call(feed.create, { clientId: newId(), content: `Good morning #ward ${at}` })
  const { items, next } = await (await world.member()).call(feed.list, { show: 'newest' })
  const [newest] = items

  for (const path of [
    '/api/feed/posts',
    `/api/feed/posts?show=newest&cursor=${next}`,
    '/api/feed/trending',
    '/api/feed/topics/posts?topic=%23ward',
    `/api/feed/posts/${newest!.id}`,
    `/api/feed/posts/${newest!.id}/comments`,
    '/api/search/posts?q=morning',
    `/api/profile/activity?member=${newest!.author.handle}`,
  ]) {
    const refused = await until429(world, await world.member(), path)
    expect([path, refused.headers.get('ratelimit-policy')]).toEqual([path, '2;w=108'])
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('go on tomorrow') })
  }
})

opened({ ...LIMITS, LIMIT_WRITES: '1000/60', LIMIT_SEARCHES: '1000/60' })(
  'papers and what is said of them are counted as posts are',
  async ({ world }) => {
    const { id } = await aPaper(await world.member(), { title: 'Good morning on the ward' })

    for (const path of [
      '/api/research/papers',
      `/api/research/papers/${id}`,
      `/api/research/papers/${id}/comments`,
      '/api/search/papers?q=morning',
      '/api/search?q=morning',
    ]) {
      const refused = await until429(world, await world.member(), path)
      expect([path, refused.headers.get('ratelimit-policy')]).toEqual([path, '2;w=108'])
    }
    for (let at = 0; at < 2; at++) await aPaper(await world.member(), { title: `Good morning again ${at}`, journal: 'The Ward' })
    for (const narrowed of ['q=morning', 'journal=Ward', 'q=morning&journal=']) {
      const path = `/api/research/papers?${narrowed}`
      const asked = async (token = '') => world.fetch(path, { token })
      const { token } = await world.member()
      expect([path, (await asked(token)).status, (await asked(token)).status]).toEqual([path, narrowed === 'journal=Ward' ? 200 : 429, 429])
    }
  },
)

withoutLimitOfWrites('posts on the page of an institution are counted as others are', async ({ world }) => {
  const owner = await world.member()
  const institutionId = await openPage(world, [owner.id, 'owner'])
  const { id: postId } = await owner.call(feed.create, { clientId: newId(), content: 'Good morning' })
  await owner.call(institutionPosts.add, { institutionId, postId })

  const refused = await until429(world, await world.member(), `/api/institutions/${institutionId}/posts`)

  expect(refused.headers.get('ratelimit-policy')).toBe('2;w=108')
})

withoutLimitOfWrites('posts that a page refreshes are counted by the page of them, and those that are gone are not', async ({ world }) => {
  const asha = await world.member()
  const ids: string[] = []
  for (let at = 0; at <= PAGE_SIZE; at++) ids.push((await asha.call(feed.create, { clientId: newId(), content: 'Good morning' })).id)
  const refresh = async (asked: string[]) => {
    const { headers } = await world.fetch('/api/feed/refresh', { method: 'POST', token: asha.token, ...json({ ids: asked }) })
    return headers.get('ratelimit-policy')
  }

  expect([await refresh(ids), await refresh([newId()]), await refresh(ids.slice(1))]).toEqual([null, null, '2;w=108'])
})

withoutLimitOfWrites('public profiles and posts are counted for an address, those that are not there too', async ({ world }) => {
  const [first, second, third] = [await world.fetch('/p/one'), await world.fetch(`/p/post/${newId()}`), await world.fetch('/p/three')]

  expect([first.status, second.status, third.status]).toEqual([404, 404, 429])
  expect(third.headers.get('ratelimit-policy')).toBe('2;w=109')
  expect(await third.json()).toMatchObject({ message: expect.stringContaining('or sign in') })
})
