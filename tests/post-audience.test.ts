import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { checks } from '#contract/checks.ts'
import { choices } from '#contract/choices.ts'
import { feed, type PostAudience } from '#contract/feed.ts'
import { institutionPosts } from '#contract/institution-posts.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { saved } from '#contract/saved.ts'
import { openPage } from './support/institutions.ts'
import { grownBy, listen } from './support/listen.ts'
import { unmarked } from './support/marks.ts'
import { befriend, setProfile } from './support/mates.ts'
import { type Operation, operations } from './support/operations.ts'
import { type TestMember, test, type World } from './support/world.ts'

/** For each audience a word that stands in no other post, and is a hashtag too. */
const WORDS = { members: 'zyxwortia', verified: 'qvarblonia', mates: 'wexlurgia', public: 'brunthilia' }
const contentWith = (word: string) => `Dialysis with ${word} at night #${word}`

const traits = { specialty: 'Nephrology', hospital: 'Kaveri Hospital', location: 'Pune, Maharashtra' }

/** Asha, a mate of hers, a verified colleague and a stranger, who all did with one post of hers whatever can be done while every member may read it. */
async function ward(world: World, word: string) {
  const asha = await world.member({ name: 'Asha Rao', verified: true, ...traits })
  const mate = await world.member({ name: 'Ravi Menon', ...traits })
  const colleague = await world.member({ name: 'Imran Ali', verified: true, ...traits })
  const stranger = await world.member({ name: 'Meera Kutty', ...traits })
  await befriend(world, asha, [mate])
  await setProfile(world, asha, { activity_audience: 'members', public: true })
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: contentWith(word), audience: 'public' })
  await asha.call(feed.pin, { postId })
  const page = await openPage(world, [asha.id, 'owner'])
  await asha.call(institutionPosts.add, { institutionId: page, postId })
  const readers = [mate, colleague, stranger]
  for (const by of readers) {
    await by.call(feed.save, { postId })
    await by.call(feed.like, { postId })
    await by.call(feed.comment, { postId, clientId: randomUUID(), text: `Seen with ${word} too.` })
  }
  const { id: quoting } = await stranger.call(feed.create, {
    clientId: randomUUID(),
    content: 'Read this',
    quotedId: postId,
    audience: 'public',
  })
  return { asha, mate, colleague, stranger, postId, page, quoting, word }
}

type Ward = Awaited<ReturnType<typeof ward>>

const handleOf = async (world: World, { id }: TestMember) =>
  (await world.db.selectFrom('member').select('handle').where('id', '=', id).executeTakeFirstOrThrow()).handle

const readings = operations.filter(({ method, access }) => method === 'GET' && (access === 'member' || access === 'anyone'))

/** Everything that could lead to the post. */
async function waysOf(world: World, { name, fields }: Operation, { asha, postId, page, quoting, word }: Ward) {
  const values: Record<string, readonly string[]> = {
    q: [word, 'dialysis', word.replace(/i/, 'j')],
    member: [await handleOf(world, asha)],
    handle: [await handleOf(world, asha)],
    memberId: [asha.id],
    postId: [postId, quoting],
    institutionId: [page],
    topic: [`#${word}`, 'Nephrology'],
    show: name === 'feed.list' ? ['for_you', 'newest', 'mates'] : [],
    state: name === 'mates.list' || !fields.includes('q') ? ['connected'] : [],
    limit: ['20'],
    field: ['specialty'],
    fromDay: ['2026-11-16'],
    day: ['2026-11-16'],
    band: ['night'],
    no: ['1'],
    passageId: ['1'],
    paperIds: [asha.id],
    format: fields.includes('paperIds') ? ['apa'] : [],
    dois: ['10.1000/a'],
    version: ['1'],
    edition: ['1'],
    since: fields.includes('no') ? ['1'] : [],
    folder: fields.includes('folder') ? ['inbox'] : [],
  }
  return fields.reduce<Record<string, string>[]>(
    (ways, field) => (values[field]?.length ? values[field].flatMap((value) => ways.map((way) => ({ ...way, [field]: value }))) : ways),
    [{}],
  )
}

/** The readings in which somebody meets Asha's words, or an offer of the word that only they hold. */
async function foundIn(world: World, viewer: TestMember | undefined, all: Ward) {
  const found = new Set<string>()
  for (const operation of readings.filter(({ access }) => viewer || access === 'anyone')) {
    for (const way of await waysOf(world, operation, all)) {
      const rest = Object.entries(way).filter(([field]) => !operation.path.includes(`{${field}}`))
      const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(way[field] ?? all.asha.id))
      const answer = await world.fetch(`${url}?${new URLSearchParams(rest)}`, { token: viewer?.token })
      const text = await answer.text()
      expect([operation.name, way, answer.status]).toEqual([operation.name, way, expect.toBeOneOf([200, 403, 404])])
      if (text.includes(all.word) || text.includes(`"id":"${all.postId}"`)) found.add(operation.name)
    }
  }
  return [...found].sort()
}

/** Whoever commented reads their own words on their own profile alone. */
const everywhere = [
  ...['feed.list', 'feed.get', 'feed.onTopic', 'feed.comments', 'feed.pinned', 'feed.versions', 'search.posts', 'saved.list'],
  ...['profile.activity', 'institutionPosts.list', 'suggestions.topics'],
]

const CASES: { audience: PostAudience; readers: readonly ('mate' | 'colleague' | 'stranger')[] }[] = [
  { audience: 'members', readers: ['mate', 'colleague', 'stranger'] },
  { audience: 'verified', readers: ['colleague'] },
  { audience: 'mates', readers: ['mate'] },
]

test.for(CASES)(
  'a post that becomes one for $audience is met nowhere by anybody else',
  { timeout: 120_000 },
  async ({ audience, readers }, { world }) => {
    const all = await ward(world, WORDS[audience])
    const { asha, postId, word } = all

    await asha.call(feed.edit, { postId, content: `${contentWith(word)}, edited`, link: null, audience })
    // Words that were offered while all could read them are swept by the clock.
    await world.db.deleteFrom('hashtag').where('topic', '=', `#${word}`).execute()
    if (audience === 'members')
      await world.db
        .insertInto('hashtag')
        .values({ topic: `#${word}`, said: `#${word}` })
        .execute()
    await world.db.deleteFrom('search_word').where('word', '=', word).execute()

    for (const who of ['mate', 'colleague', 'stranger'] as const) {
      const found = await foundIn(world, all[who], all)
      if (!readers.includes(who)) expect([who, found]).toEqual([who, []])
      else
        expect([who, found]).toEqual([
          who,
          expect.arrayContaining(everywhere.filter((name) => audience === 'members' || name !== 'suggestions.topics')),
        ])
    }
    expect(await foundIn(world, undefined, all)).toEqual([])
    for (const path of [
      `/p/post/${postId}`,
      `/p/post/${postId}/picture`,
      `/p/post/${all.quoting}`,
      `/p/${await handleOf(world, asha)}`,
      '/sitemap.xml',
    ])
      expect([path, (await (await world.fetch(path)).text()).includes(word)]).toEqual([path, false])
  },
)

test.for(['verified', 'mates'] as const)(
  'whoever may not read a post for $0 can do nothing with it and hears nothing of it',
  async (audience, { world }) => {
    const { asha, stranger, mate, colleague } = await ward(world, WORDS.public)
    const outsiders = audience === 'verified' ? [mate, stranger] : [colleague, stranger]
    const handles = await Promise.all(outsiders.map((member) => handleOf(world, member)))
    const [line, readers] = [await listen(world, stranger, 'feed'), await listen(world, audience === 'verified' ? colleague : mate, 'feed')]
    const before = await Promise.all(outsiders.map((by) => by.call(notifications.list, {})))
    const content = `Only for some ${handles.map((handle) => `@${handle}`).join(' ')}`

    const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content, audience })
    line.watch('feed', `post:${postId}`, `comments:${postId}`)
    await asha.call(feed.like, { postId })
    const { id: commentId } = await asha.call(feed.comment, { postId, clientId: randomUUID(), text: content })

    for (const [at, by] of outsiders.entries()) {
      const clientId = randomUUID()
      const acts = [
        () => by.call(feed.get, { postId }),
        () => by.call(feed.like, { postId }),
        () => by.call(feed.unlike, { postId }),
        () => by.call(feed.save, { postId }),
        () => by.call(saved.label, { postId, labelId: null }),
        () => by.call(feed.comments, { postId }),
        () => by.call(feed.comment, { postId, clientId, text: 'Me too' }),
        () => by.call(feed.comment, { postId, clientId, parentId: commentId, text: 'Me too' }),
        () => by.call(feed.likeComment, { postId, commentId }),
        () => by.call(feed.edit, { postId, content: 'Mine', link: null }),
        () => by.call(feed.remove, { postId }),
        () => by.call(feed.pin, { postId }),
        () => by.call(feed.vote, { postId, choice: 0 }),
        () => by.call(feed.why, { postId }),
        () => by.call(feed.related, { postId }),
        () => by.call(feed.create, { clientId, content: 'Look', quotedId: postId }),
        () => by.call(choices.hide, { postId, reason: null }),
        () => by.call(checks.get, { postId }),
        () => by.call(checks.contest, { postId, words: 'Wrong' }),
        () => by.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'other', words: 'Wrong' }),
        () => by.call(moderation.report, { kind: 'comment', subjectId: commentId, reason: 'other', words: 'Wrong' }),
      ]
      for (const act of acts) await expect(act().then(() => act.toString())).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
      expect(await by.call(feed.refresh, { ids: [postId] })).toEqual({ items: [], gone: [postId] })
      expect(await by.call(feed.arrived, { ids: [postId] })).toEqual({ items: [] })
      expect(await by.call(choices.seen, { postIds: [postId] })).toEqual({ counted: 0 })
      expect(await by.call(notifications.list, {})).toEqual(before[at])
    }
    await expect.poll(() => grownBy(readers)).toContain(postId)
    await asha.call(feed.remove, { postId })
    const { id: open } = await asha.call(feed.create, { clientId: randomUUID(), content: 'For all' })
    await expect.poll(() => grownBy(line)).toContain(open)
    // It asked for them by their name, and is told that there is no such thing.
    expect(JSON.stringify(line.heard.filter(([event]) => event !== 'interest_gone'))).not.toContain(postId)
    line.close()
    readers.close()
  },
)

test('a post is kept for fewer and never for more', async ({ world }) => {
  const asha = await world.member()
  const write = (audience: PostAudience) => asha.call(feed.create, { clientId: randomUUID(), content: 'Said', audience })
  const becomes = async (from: PostAudience, to: PostAudience) => {
    const { id: postId } = await write(from)
    return asha.call(feed.edit, { postId, content: 'Said', link: null, audience: to }).then(
      (post) => post.audience,
      ({ code }) => code,
    )
  }

  for (const [from, to] of [
    ['public', 'members'],
    ['public', 'mates'],
    ['members', 'verified'],
    ['members', 'mates'],
    ['mates', 'mates'],
  ] as const)
    expect([from, to, await becomes(from, to)]).toEqual([from, to, to])
  for (const [from, to] of [
    ['members', 'public'],
    ['verified', 'members'],
    ['mates', 'members'],
    ['mates', 'verified'],
    ['verified', 'mates'],
  ] as const)
    expect([from, to, await becomes(from, to)]).toEqual([from, to, 'WIDER_AUDIENCE'])
})

test('a verified member whose mark is withdrawn reads what is for verified members no more', async ({ world }) => {
  const [asha, colleague] = [await world.member(), await world.member({ verified: true })]
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'For colleagues', audience: 'verified' })
  expect(await colleague.call(feed.get, { postId })).toMatchObject({ audience: 'verified' })

  await world.db.updateTable('member').set(unmarked).where('id', '=', colleague.id).execute()

  await expect(colleague.call(feed.get, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(feed.get, { postId })).toMatchObject({ content: 'For colleagues' })
})
