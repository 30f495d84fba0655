import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { moderation, type ReportKind } from '#contract/moderation.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { profile } from '#contract/profile.ts'
import { saved } from '#contract/saved.ts'
import { befriend, setProfile } from './support/mates.ts'
import { type Operation, operations } from './support/operations.ts'
import { aPaper } from './support/papers.ts'
import { type TestMember, test, type World } from './support/world.ts'

/** A word that stands in everything that is reported, and nowhere else. */
const PATIENT = 'Gangubaiwada'

/** Whatever a signed-in member may read. */
const readings = operations.filter(({ method, access }) => method === 'GET' && access === 'member')

/** Asha has written where others have read, liked, saved, quoted and answered it, and Meera reads. */
async function ward(world: World) {
  const [asha, meera, ravi] = [await world.member(), await world.member(), await world.member({ verified: true })]
  await befriend(world, meera, [asha, ravi])
  await setProfile(world, asha, { activity_audience: 'members', public: true })
  const { card } = await meera.call(profile.get, {})
  const say = (content: string, more = {}) => asha.call(feed.create, { clientId: randomUUID(), content, ...more })
  const post = await say(`${PATIENT} of bed 14 #gangu @${card.handle}`, { audience: 'public' })
  const other = await say('A second post, about nobody')
  const comment = await asha.call(feed.comment, { postId: other.id, clientId: randomUUID(), text: `${PATIENT} again, @${card.handle}` })
  await meera.call(feed.comment, { postId: other.id, clientId: randomUUID(), parentId: comment.id, text: 'Who is that?' })
  const quoting = await meera.call(feed.create, { clientId: randomUUID(), content: 'Look at this', quotedId: post.id })
  await meera.call(feed.like, { postId: post.id })
  await meera.call(feed.save, { postId: post.id })
  await asha.call(feed.pin, { postId: post.id })
  const paper = await aPaper(asha, { title: PATIENT, topics: ['gangu'], audience: 'public', licence: 'cc_by' })
  const open = await aPaper(asha, { title: 'Another paper', audience: 'members', licence: 'cc_by' })
  const said = { clientId: randomUUID(), text: `${PATIENT} in the figure` }
  const paperComment = await asha.call(paperComments.comment, { paperId: open.id, ...said })
  const subjects: [ReportKind, string][] = [
    ['post', post.id],
    ['comment', comment.id],
    ['paper', paper.id],
    ['paper_comment', paperComment.id],
  ]
  const handle = (await asha.call(profile.get, {})).card.handle
  return {
    asha,
    meera,
    ravi,
    handle,
    subjects,
    posts: [post.id, other.id, quoting.id],
    comments: [comment.id],
    papers: [paper.id, open.id],
  }
}

type Ward = Awaited<ReturnType<typeof ward>>

/** What each field is asked for; an operation that needs another one is asked without it, and refuses. */
const valuesOf = ({ asha, meera, handle, posts, comments, papers }: Ward): Record<string, readonly string[]> => ({
  ...{ q: [PATIENT, 'gangu'], topic: ['#gangu', 'gangu'], member: [handle], memberId: [asha.id, meera.id], handle: [handle] },
  ...{ postId: posts, paperId: papers, paperIds: papers, format: ['apa'], no: ['1'], show: ['for_you', 'newest', 'mates'] },
  ...{ ids: posts, parentId: comments },
})

/** The readings in which a member, and the pages on which a stranger, comes upon what was reported. */
async function foundBy(world: World, viewer: TestMember, all: Ward) {
  const found = new Set<string>()
  const values = valuesOf(all)
  for (const operation of readings) {
    for (const way of waysOf(operation, values)) {
      const rest = Object.entries(way).filter(([field]) => !operation.path.includes(`{${field}}`))
      const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(way[field] ?? all.asha.id))
      const answer = await world.fetch(`${url}?${new URLSearchParams(rest)}`, { token: viewer.token })
      const text = await answer.text()
      expect([operation.name, answer.status < 500]).toEqual([operation.name, true])
      if (text.includes(PATIENT)) found.add(operation.name)
    }
  }
  for (const path of [...all.posts.map((id) => `/p/post/${id}`), ...all.papers.map((id) => `/p/paper/${id}`), `/p/${all.handle}`])
    if ((await (await world.fetch(path)).text()).includes(PATIENT)) found.add(path.replace(/[\w-]+$/, ''))
  return found
}

const waysOf = ({ fields }: Operation, values: Record<string, readonly string[]>) =>
  fields.reduce<Record<string, string>[]>(
    (ways, field) => [
      ...(field === 'parentId' || field === 'show' || !values[field] ? ways : []),
      ...(values[field] ?? []).flatMap((value) => ways.map((way) => ({ ...way, [field]: value }))),
    ],
    [{}],
  )

const everywhere = [
  'feed.list',
  'feed.get',
  'feed.comments',
  'feed.onTopic',
  'feed.pinned',
  'saved.list',
  'search.everything',
  'search.posts',
  'notifications.list',
  'profile.activity',
  'research.list',
  'research.get',
  'paperComments.list',
  '/p/post/',
  '/p/paper/',
]

test('what a patient can be recognised in is read by nobody from the report on, but by its author and moderators', async ({ world }) => {
  const all = await ward(world)
  const { asha, meera, ravi, subjects } = all
  const farah = await world.reviewer()
  expect([...(await foundBy(world, meera, all))]).toEqual(expect.arrayContaining(everywhere))

  const reports: string[] = []
  for (const [kind, subjectId] of subjects) {
    const { id, hidAt } = await ravi.call(moderation.report, { kind, subjectId, reason: 'patient_privacy', words: '' })
    expect([kind, hidAt]).toEqual([kind, expect.any(String)])
    reports.push(id)
  }

  for (const reader of [meera, ravi]) expect([...(await foundBy(world, reader, all))]).toEqual([])
  const own = ['feed.get', 'feed.comments', 'research.get', 'paperComments.list']
  for (const reader of [asha, farah]) expect([...(await foundBy(world, reader, all))]).toEqual(expect.arrayContaining(own))

  for (const reportId of reports) await farah.call(moderation.decideReport, { reportId, upheld: false, words: 'Nobody can be.' })
  expect([...(await foundBy(world, meera, all))]).toEqual(expect.arrayContaining(everywhere))
  expect((await meera.call(saved.list, {})).items).toHaveLength(1)
}, 120_000)
