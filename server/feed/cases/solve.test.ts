import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CONSENT_VERSION } from '#contract/case-limits.ts'
import { cases } from '#contract/case-posts.ts'
import { OUTCOME_SAID } from '#contract/case-words.ts'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { newId } from '#server/platform/ids.ts'
import { listen } from '#tests/support/listen.ts'
import { unmarked } from '#tests/support/marks.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const consent = { statement: 'not_identifying', version: CONSENT_VERSION } as const
const post = (by: TestMember, question: string, more: { continuesId?: string; audience?: 'mates' | 'members' | 'public' } = {}) =>
  by.call(cases.post, {
    ...{ clientId: randomUUID(), specialty: 'Cardiology', presentation: 'Breathless on stairs.', findings: '', course: '', question },
    ...{ ageBand: null, sex: null, consent, dismissed: [], ...more },
  })
const comment = (by: TestMember, postId: string, parentId?: string) =>
  by.call(feed.comment, { postId, clientId: randomUUID(), text: 'Mitral stenosis?', ...(parentId && { parentId }) })
const outcomeFor = async (by: TestMember, postId: string) => (await by.call(feed.get, { postId })).case?.outcome
const told = async (member: TestMember) =>
  (await member.call(notifications.list, {})).items.flatMap(({ kind, subjectId }) => (kind === 'case_solved' ? [subjectId] : []))

const colleagues = async (world: World) => {
  const asha = await world.member({ verified: true })
  return { asha, ravi: await world.member({ name: 'Ravi Menon', verified: true }), imran: await world.member({ verified: true }) }
}

test('how a case turned out is read with who had it right, and whoever commented is told of it once', async ({ world }) => {
  const { asha, ravi, imran } = await colleagues(world)
  const { id: postId } = await post(asha, 'Which valve?')
  const [{ id: right }] = [await comment(ravi, postId), await comment(imran, postId)]

  await asha.call(cases.solve, { postId, words: 'Mitral stenosis it was.', commentIds: [right], dismissed: [] })
  await asha.call(cases.solve, { postId, words: 'Mitral stenosis, severe.', commentIds: [right.toUpperCase()], dismissed: [] })

  expect(await outcomeFor(imran, postId)).toEqual({
    ...{ words: 'Mitral stenosis, severe.', saidAt: expect.any(String) },
    right: [{ commentId: right, author: expect.objectContaining({ id: ravi.id, name: 'Ravi Menon' }) }],
  })
  expect([await told(ravi), await told(imran), await told(asha)]).toEqual([[postId], [postId], []])
  const [copied] = await world.db.selectFrom('post_case').select(['outcome', 'outcomes']).where('post_id', '=', postId).execute()
  expect(copied).toEqual({ outcome: 'Mitral stenosis, severe.', outcomes: 2 })
})

test('its words are put right once, its names whenever, and it is taken back with what was told of it', async ({ world }) => {
  const { asha, ravi } = await colleagues(world)
  const { id: postId } = await post(asha, 'Which valve?')
  const { id: right } = await comment(ravi, postId)
  const say = (words: string, commentIds: string[] = []) => asha.call(cases.solve, { postId, words, commentIds, dismissed: [] })
  const left = async () => (await asha.call(feed.get, { postId })).case?.outcomesLeft
  expect(await left()).toBe(2)

  await say('Mitral stenosis.')
  await say('Mitral stenosis.', [right])
  expect(await left()).toBe(1)
  await say('Mitral regurgitation.', [right])
  await expect(say('Neither.')).rejects.toMatchObject({ code: 'OUTCOME_STAYS', status: 409 })
  expect((await say('Mitral regurgitation.')).case?.outcome?.right).toEqual([])
  expect(await told(ravi)).toEqual([postId])

  const taken = await asha.call(cases.unsolve, { postId })

  expect(taken.case).toMatchObject({ outcome: null, outcomesLeft: 0 })
  expect(await told(ravi)).toEqual([])
  await expect(say('Neither.')).rejects.toMatchObject({ code: 'OUTCOME_STAYS' })
})

test('whoever may not read the case any more, switched it off or is across a block is told nothing', async ({ world }) => {
  const { asha, ravi, imran } = await colleagues(world)
  const [meera, zoya] = [await world.member({ verified: true }), await world.member({ verified: true })]
  const { id: postId } = await post(asha, 'Which valve?')
  for (const by of [ravi, imran, meera, zoya]) await comment(by, postId)
  await world.db.updateTable('member').set(unmarked).where('id', '=', ravi.id).execute()
  await world.db.insertInto('member_block').values({ blocker_id: imran.id, blocked_id: asha.id }).execute()
  await world.db.insertInto('notice_setting').values({ member_id: meera.id, kind: 'case_solved', in_app: false, mail: 'off' }).execute()

  await asha.call(cases.solve, { postId, words: 'It was so.', commentIds: [], dismissed: [] })

  expect(await Promise.all([ravi, imran, meera, zoya].map(told))).toEqual([[], [], [], [postId]])
})

test('nobody is named across a block, in a thread across one, or from a comment that was removed or is withheld', async ({ world }) => {
  const { asha, ravi, imran } = await colleagues(world)
  const meera = await world.member({ verified: true })
  const { id: postId } = await post(asha, 'Which valve?')
  const { id: first } = await comment(ravi, postId)
  const { id: reply } = await comment(meera, postId, first)
  await asha.call(cases.solve, { postId, words: 'It was so.', commentIds: [first, reply], dismissed: [] })
  const named = async (by: TestMember) => (await outcomeFor(by, postId))?.right.map(({ commentId }) => commentId)
  expect(await named(imran)).toEqual([first, reply])

  await world.db.insertInto('member_block').values({ blocker_id: imran.id, blocked_id: ravi.id }).execute()
  expect([await named(imran), await named(asha)]).toEqual([[], [first, reply]])
  await imran.call(mates.unblock, { memberId: ravi.id })
  await imran.call(moderation.report, { kind: 'comment', subjectId: reply, reason: 'patient_privacy', words: '' })
  expect([await named(imran), await named(meera)]).toEqual([[first], [first, reply]])
  await ravi.call(feed.removeComment, { postId, commentId: first })

  expect(await named(meera)).toEqual([reply])
  const rows = await world.db.selectFrom('case_right').select('comment_id').where('post_id', '=', postId).execute()
  expect(rows).toEqual([{ comment_id: reply }])
})

test('what is withheld is told to nobody, and its outcome is read by nobody else', async ({ world }) => {
  const { asha, ravi, imran } = await colleagues(world)
  const { id: postId } = await post(asha, 'Which valve?')
  await comment(ravi, postId)
  await imran.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'patient_privacy', words: '' })

  const solved = await asha.call(cases.solve, { postId, words: 'Mitral stenosis.', commentIds: [], dismissed: [] })

  expect(solved).toMatchObject({ isWithheld: true, case: { outcome: { words: 'Mitral stenosis.' } } })
  await expect(ravi.call(feed.get, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await told(ravi)).toEqual([])
})

test('an open page hears of an outcome, and everybody reads it of a public case, without a name', async ({ world }) => {
  const { asha, ravi, imran } = await colleagues(world)
  const { id: postId } = await post(asha, 'Which valve?', { audience: 'public' })
  const { id: right } = await comment(ravi, postId)
  const line = await listen(world, imran, `post:${postId}`)
  await expect.poll(() => line.of('post_now').at(-1)?.outcomeAt).toBeNull()

  const { case: said } = await asha.call(cases.solve, { postId, words: 'Mitral <b>stenosis</b>', commentIds: [right], dismissed: [] })

  await expect.poll(() => line.of('post_now').at(-1)?.outcomeAt).toBe(said?.outcome?.saidAt)
  line.close()
  const html = await (await world.fetch(`/p/post/${postId}`)).text()
  expect(html).toContain(`${OUTCOME_SAID}</p><p>Mitral &lt;b&gt;stenosis&lt;/b&gt;</p>`)
  expect(html).not.toContain('Ravi Menon')
})

test('an outcome is its author’s, of a case, names what stands under it, and identifies nobody', async ({ world }) => {
  const [asha, ravi] = [await world.member({ verified: true }), await world.member({ verified: true })]
  const { id: postId } = await post(asha, 'Which valve?')
  const { id: plain } = await asha.call(feed.create, { clientId: randomUUID(), content: 'No case' })
  const { id: own } = await comment(asha, postId)
  const { id: elsewhere } = await comment(ravi, plain)
  const solve = (by: TestMember, change: object) =>
    by.call(cases.solve, { ...{ postId, words: 'It was so.', commentIds: [], dismissed: [] }, ...change })

  await expect(solve(ravi, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(ravi.call(cases.unsolve, { postId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(solve(asha, { postId: plain })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'This post is not a case.' })
  for (const id of [own, elsewhere, newId()]) await expect(solve(asha, { commentIds: [id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const words = 'Harjinder Kaur went home on 14-02-2024.'
  expect((await asha.call(cases.scanOutcome, { words })).findings.map(({ said }) => said)).toEqual(['Harjinder Kaur', '14-02-2024'])
  await expect(solve(asha, { words })).rejects.toMatchObject({ code: 'OPEN_FINDINGS' })

  expect((await asha.call(feed.get, { postId })).case?.outcome).toBeNull()
})

test('a case goes on with an earlier one of its author, both lead to each other, for whoever may read both', async ({ world }) => {
  const [asha, ravi] = [await world.member({ verified: true }), await world.member({ verified: true })]
  const { id: first } = await post(asha, 'Which valve?', { audience: 'members' })
  const { id: second } = await post(asha, 'And now?', { continuesId: first, audience: 'members' })
  const { id: third } = await post(asha, 'For mates alone', { continuesId: first, audience: 'mates' })

  const links = async (by: TestMember, postId: string) => {
    const read = (await by.call(feed.get, { postId })).case
    return [read?.continues, read?.continuedBy]
  }
  expect(await links(ravi, first)).toEqual([null, [{ postId: second, question: 'And now?' }]])
  expect(await links(ravi, second)).toEqual([{ postId: first, question: 'Which valve?' }, []])
  expect((await links(asha, first))[1]).toEqual([
    { postId: second, question: 'And now?' },
    { postId: third, question: 'For mates alone' },
  ])
  await expect(post(ravi, 'Mine', { continuesId: first })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })

  await asha.call(feed.remove, { postId: first })

  expect(await links(ravi, second)).toEqual([null, []])
})
