import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { checks } from '#contract/checks.ts'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { readCorpus } from '#corpus/read.ts'
import { posts } from '#sample/posts.ts'
import { Examiner } from '#server/doxy/check/examiner.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { curatedClaims } from '../../doxy/check/curated-claims.ts'
import { indexNotes } from '../../doxy/notes.ts'
import { getVisiblePostLocked, savePostText } from '../queries.ts'
import { queueCheck } from './queue.ts'
import { checkPost } from './worker.ts'

const note = readCorpus()[0]!
const [refuted] = curatedClaims([note.id]).filter(({ truth }) => truth === 'refuted')
const [supported] = curatedClaims([note.id]).filter(({ truth }) => truth === 'supported')

test('a claim that a note refutes is disputed with its source, a supported one verified, and a greeting stays open', async ({ world }) => {
  const asha = await world.member()
  await indexNotes(world.app.doxy.library)
  const post = async (content: string) => (await asha.call(feed.create, { clientId: newId(), content })).id
  const [bad, good, hello] = [
    await post(refuted!.statement),
    await post(supported!.statement),
    await post('Good morning, ward. Happy Diwali to everybody.'),
  ]

  const stateOf = async (postId: string) => (await asha.call(feed.get, { postId })).checkState
  expect(await stateOf(hello)).toBe('under_way')

  await world.runJobs()

  expect(await asha.call(checks.get, { postId: bad })).toMatchObject({
    status: 'disputed',
    outcome: 'checked',
    findings: [{ status: 'disputed', source: { id: note.id } }],
  })
  expect(await asha.call(checks.get, { postId: good })).toMatchObject({ status: 'verified', findings: [{ source: { id: note.id } }] })
  expect(await asha.call(checks.get, { postId: hello })).toMatchObject({ status: 'pending', outcome: 'no_claim', findings: [] })
  expect((await asha.call(feed.get, { postId: bad })).verificationStatus).toBe('disputed')
  expect(await stateOf(hello)).toBe('no_claim')

  await asha.call(feed.edit, { postId: bad, content: 'A calm evening on the ward.', link: null })
  expect(await asha.call(checks.get, { postId: bad })).toMatchObject({ status: 'pending' })
})

test('the sample posts come out of the check as the specification shows them', async ({ world }) => {
  const asha = await world.member()
  await indexNotes(world.app.doxy.library)
  const made = await Promise.all(
    posts.map(({ content, verificationStatus }) =>
      asha.call(feed.create, { clientId: newId(), content }).then(({ id }) => ({ postId: id, status: verificationStatus })),
    ),
  )

  await world.runJobs()

  for (const { postId, status } of made) expect(await asha.call(checks.get, { postId })).toMatchObject({ status })
  expect((await asha.call(checks.get, { postId: made[2]!.postId })).findings[0]).toMatchObject({
    stated: 'Prophylactic platelet transfusion does not prevent bleeding in adults with dengue.',
    quote: expect.stringContaining('372 adults with dengue'),
    source: { id: 'note:platelet-transfusion-dengue' },
  })
})

/** A post that a note refutes and its author contests. */
async function contested(world: World, asha: TestMember) {
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: refuted!.statement })
  await world.runJobs()
  const { checkedAt } = await asha.call(checks.contest, { postId, words: 'The trial was about something else.' })
  expect(await asha.call(feed.get, { postId })).toMatchObject({ verificationStatus: 'disputed', checkState: 'under_way' })
  return { postId, checkedAt: checkedAt! }
}
const queued = async (farah: TestMember) => (await farah.call(checks.queue, {})).items

test('an author contests once, a reviewer decides by name, and nobody else can', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  await indexNotes(world.app.doxy.library)
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: refuted!.statement })
  await world.runJobs()

  await expect(ravi.call(checks.contest, { postId, words: 'No.' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const blocked = await world.member()
  await asha.call(mates.block, { memberId: blocked.id })
  await expect(blocked.call(checks.contest, { postId, words: 'No.' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { checkedAt } = await asha.call(checks.contest, { postId, words: 'The trial was about something else.' })
  const seen = { postId, checkedAt: checkedAt! }
  await expect(ravi.call(checks.queue, {})).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  await expect(ravi.call(checks.decide, { ...seen, status: 'verified', words: 'Yes.' })).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
  await expect(asha.call(checks.contest, { postId, words: 'Again.' })).rejects.toMatchObject({ code: 'NOTHING_TO_CONTEST' })
  expect((await queued(farah)).find(({ check }) => check.postId === postId)).toMatchObject({
    author: { id: asha.id },
    content: refuted!.statement,
    check: { contest: { words: 'The trial was about something else.' }, findings: [{ status: 'disputed' }] },
    mayDecide: true,
  })
  const decided = await farah.call(checks.decide, { ...seen, status: 'pending', words: 'Not the same question.' })

  expect(decided).toMatchObject({ status: 'pending', decision: { by: 'Farah Ali', words: 'Not the same question.' } })
  expect(await ravi.call(checks.get, { postId })).toMatchObject({ status: 'pending', decision: { by: 'Farah Ali' } })
  expect((await queued(farah)).map(({ check }) => check.postId)).not.toContain(postId)
  expect((await asha.call(notifications.list, {})).items).toMatchObject([{ kind: 'post_checked', subjectId: postId }, {}])
  const { act, detail } = await world.db
    .selectFrom('audit_entry')
    .select(['act', 'detail'])
    .where('member_id', '=', farah.id)
    .executeTakeFirstOrThrow()
  expect([act, JSON.parse(detail)]).toEqual(['post_check_decided', { post: postId, status: 'pending' }])
})

test('a check is decided once, not by its author, and not after its post has changed or gone', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  await indexNotes(world.app.doxy.library)
  const [own, once, edited, gone] = [
    await contested(world, farah),
    await contested(world, asha),
    await contested(world, asha),
    await contested(world, asha),
  ]
  const word = { status: 'disputed', words: 'It stands.' } as const

  await expect(farah.call(checks.decide, { ...own, ...word })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  expect((await queued(farah)).find(({ check }) => check.postId === own.postId)).toMatchObject({ mayDecide: false })
  const both = await Promise.allSettled([farah, gita].map((reviewer) => reviewer.call(checks.decide, { ...once, ...word })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CHECK_DECIDED' } })
  await asha.call(feed.edit, { postId: edited.postId, content: `${refuted!.statement} Or so they say.`, link: null })
  await expect(farah.call(checks.decide, { ...edited, ...word })).rejects.toMatchObject({ code: 'CHECK_DECIDED' })
  await asha.call(feed.remove, { postId: gone.postId })
  await expect(farah.call(checks.decide, { ...gone, ...word })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await world.runJobs()
  await asha.call(checks.contest, { postId: edited.postId, words: 'Read it again.' })
  await expect(farah.call(checks.decide, { ...edited, ...word })).rejects.toMatchObject({ code: 'CHECK_DECIDED' })
})

test('what waits longest comes first, a page at a time', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const ids = Array.from({ length: PAGE_SIZE + 5 }, () => newId())
  const rows = ids.map((id) => ({ id, author_id: asha.id, client_id: newId(), content: 'Dengue again.' }))
  await world.db.insertInto('post').values(rows).execute()
  await queueCheck(world.db, ids)
  await world.db.updateTable('post_check').set({ outcome: 'checked', needs_review: true }).where('post_id', 'in', ids).execute()
  // The last one written is the first that waited; two began to wait at the same moment.
  for (const [nth, id] of ids.toReversed().entries())
    await world.db
      .updateTable('post_check')
      .set({ checked_at: new Date(Date.UTC(2020, 0, 1, 0, Math.ceil(nth / 2))) })
      .where('post_id', '=', id)
      .execute()

  const first = await farah.call(checks.queue, {})
  const second = await farah.call(checks.queue, { cursor: first.next! })

  const read = [...first.items, ...second.items].map(({ check }) => check.postId)
  expect(first.items).toHaveLength(PAGE_SIZE)
  expect(read.filter((id) => ids.includes(id))).toHaveLength(ids.length)
  expect(read[0]).toBe(ids.at(-1))
  expect(first.items.map(({ waitingSince }) => waitingSince)).toEqual(first.items.map(({ waitingSince }) => waitingSince).sort())
})

test('a check that fails leaves the post as it is, to be checked again', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: supported!.statement })
  const { services } = world.app
  const { library, proofreader } = world.app.doxy
  const examiner = new Examiner({ search: () => Promise.reject(new Error('out of reach')), idfs: (terms) => library.idfs(terms) })

  const failing = checkPost({ postId }, { db: world.db, library, examiner, proofreader, model: null, live: services.live })

  await expect(failing).rejects.toThrow('out of reach')
  await examiner.close()
  expect(await asha.call(checks.get, { postId })).toMatchObject({ outcome: 'queued', status: 'pending' })
  await world.runJobs()
  expect(await asha.call(checks.get, { postId })).toMatchObject({ outcome: 'checked' })
})

test('a check and a decision wait for an edit of their post, and none of them fails for it', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  await indexNotes(world.app.doxy.library)
  const { postId, checkedAt } = await contested(world, asha)
  const { db, app } = world
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const editDuring = (content: string, other: () => Promise<unknown>) =>
    db.transaction().execute(async (tx) => {
      await getVisiblePostLocked(tx, asha.id, postId)
      const outcome = other().catch((error: unknown) => error)
      await vi.waitUntil(async () => (await waiting.execute(db)).rows.length > 0, { timeout: 10_000, interval: 10 })
      await savePostText(tx, { postId, content, link: null })
      return { outcome }
    })

  const decided = await editDuring('Good morning.', () =>
    farah.call(checks.decide, { postId, checkedAt, status: 'disputed', words: 'It stands.' }),
  )
  expect(await decided.outcome).toMatchObject({ code: 'CHECK_DECIDED' })
  const checked = await editDuring(supported!.statement, () =>
    checkPost({ postId }, { ...app.doxy, db, model: null, live: app.services.live }),
  )
  expect(await checked.outcome).toBeUndefined()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ outcome: 'checked', status: 'verified' })
})
