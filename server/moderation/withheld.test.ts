import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { PRIVACY_REJECTED } from '#contract/report-reasons.ts'
import { listen } from '#tests/support/listen.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const write = (by: TestMember, content = 'Bed 14, admitted on Thursday.') => by.call(feed.create, { clientId: randomUUID(), content })
const patientReport = (by: TestMember, subjectId: string, kind: 'post' | 'comment' = 'post') =>
  by.call(moderation.report, { kind, subjectId, reason: 'patient_privacy', words: 'Bed and day.' })
const decide = (by: TestMember, reportId: string, upheld: boolean) =>
  by.call(moderation.decideReport, { reportId, upheld, rule: 'patient', words: 'We have looked.' })
const isThere = async (reader: TestMember, postId: string) => (await reader.call(feed.refresh, { ids: [postId] })).items.length === 1
const notices = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)

async function people(world: World) {
  const [ravi, asha, meera] = [await world.member({ name: 'Ravi Menon' }), await world.member({ verified: true }), await world.member()]
  return { ravi, asha, meera, farah: await world.reviewer(), gita: await world.reviewer({ name: 'Gita Sen' }) }
}

test('its author sees it marked, is told why and until when, and not by whom', async ({ world }) => {
  const { ravi, asha, farah } = await people(world)
  const { id: postId } = await write(ravi)
  const { id: reportId } = await patientReport(asha, postId)

  expect(await ravi.call(feed.get, { postId })).toMatchObject({ isWithheld: true, content: 'Bed 14, admitted on Thursday.' })
  expect(await farah.call(feed.get, { postId })).toMatchObject({ isWithheld: true })
  expect(await notices(ravi)).toEqual(['report_hid'])
  const ruling = await ravi.call(moderation.ruling, { reportId })
  expect(ruling).toMatchObject({ reason: 'patient_privacy', hidAt: expect.any(String), upheld: null, decision: null, mayAppeal: false })
  for (const secret of [asha.id, 'Asha', 'Bed and day.']) expect(JSON.stringify(ruling)).not.toContain(secret)
})

test('a moderator reads it with a second factor and not before, and whoever has every other role does not', async ({ world }) => {
  const { ravi, asha, meera } = await people(world)
  const { id: postId } = await write(ravi)
  await patientReport(asha, postId)
  await world.db.insertInto('staff_role').values({ member_id: meera.id, role: 'moderator' }).execute()

  expect(await isThere(meera, postId)).toBe(false)
  await world.giveFactor(meera)
  expect(await isThere(meera, postId)).toBe(true)
  const others = await world.staff(['reviewer', 'medical_editor', 'auditor', 'administrator'])
  expect(await isThere(others, postId)).toBe(false)
})

test('only a proven registration hides at once; upheld, any such report does, and an appeal brings it back', async ({ world }) => {
  const { ravi, meera, farah, gita } = await people(world)
  const { id: postId } = await write(ravi)
  const { id: reportId, hidAt } = await patientReport(meera, postId)
  expect([hidAt, await isThere(gita, postId), await isThere(meera, postId)]).toEqual([null, true, true])

  await decide(farah, reportId, true)
  expect([await isThere(meera, postId), await isThere(ravi, postId)]).toEqual([false, true])
  const { id: appealId } = await ravi.call(moderation.appealRuling, { reportId, words: 'The bed is invented.' })
  await gita.call(moderation.decideAppeal, { appealId, upheld: true, words: 'So it is.' })

  expect(await isThere(meera, postId)).toBe(true)
  expect((await ravi.call(feed.get, { postId })).isWithheld).toBeUndefined()
})

test('what breaks another rule is shown until a report of it is upheld, and again when an appeal is', async ({ world }) => {
  const { ravi, asha, meera, farah, gita } = await people(world)
  const { id: postId } = await write(ravi, 'Buy my syrup.')
  const { id: commentId } = await ravi.call(feed.comment, { postId, clientId: randomUUID(), text: 'Half price today.' })
  const reportOf = (kind: 'post' | 'comment', subjectId: string) =>
    asha.call(moderation.report, { kind, subjectId, reason: 'spam', words: '' })
  const [post, comment] = [await reportOf('post', postId), await reportOf('comment', commentId)]
  expect([post.hidAt, await isThere(meera, postId)]).toEqual([null, true])
  const uphold = (reportId: string) => farah.call(moderation.decideReport, { reportId, upheld: true, rule: 'selling', words: 'An advert.' })

  await uphold(comment.id)
  expect((await meera.call(feed.comments, { postId })).items[0]?.author ?? null).toBeNull()
  await uphold(post.id)
  expect([await isThere(meera, postId), await isThere(ravi, postId)]).toEqual([false, true])
  expect(await ravi.call(moderation.ruling, { reportId: post.id })).toMatchObject({ upheld: true, isHidden: true, hidAt: null })

  const { id: appealId } = await ravi.call(moderation.appealRuling, { reportId: post.id, words: 'It was a joke.' })
  await gita.call(moderation.decideAppeal, { appealId, upheld: true, words: 'So it was.' })
  expect(await isThere(meera, postId)).toBe(true)
})

test('what one decision hides stays hidden when a second report of it is dismissed', async ({ world }) => {
  const { ravi, asha, meera, farah } = await people(world)
  const { id: postId } = await write(ravi, 'Buy my syrup.')
  const spamReport = (by: TestMember) => by.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'spam', words: '' })
  const [first, second] = [await spamReport(asha), await spamReport(meera)]

  await decide(farah, first.id, true)
  await decide(farah, second.id, false)

  expect(await isThere(asha, postId)).toBe(false)
  expect((await notices(ravi)).filter((kind) => kind.startsWith('report_'))).toEqual(['report_upheld'])
})

test('upheld it stays hidden; not upheld it comes back, and its author is told', async ({ world }) => {
  const { ravi, asha, meera, farah } = await people(world)
  const [kept, back] = [await write(ravi), await write(ravi)]
  const [first, second] = [await patientReport(asha, kept.id), await patientReport(asha, back.id)]

  await decide(farah, first.id, true)
  await decide(farah, second.id, false)

  expect([await isThere(meera, kept.id), await isThere(meera, back.id)]).toEqual([false, true])
  expect((await notices(ravi)).slice(0, 2)).toEqual(['report_cleared', 'report_upheld'])
  expect(await asha.call(moderation.sent, { reportId: second.id })).toMatchObject({ hidAt: expect.any(String), outcome: { upheld: false } })
})

test('what a second report hides as well comes back with the last of them, also for reviewers who decide at once', async ({ world }) => {
  const { ravi, asha, meera, farah, gita } = await people(world)
  // Who still sees what is withheld, and may report it too.
  const zoya = await world.reviewer({ verified: true })
  const { id: postId } = await write(ravi)
  const [first, second] = [await patientReport(asha, postId), await patientReport(zoya, postId)]

  await Promise.all([decide(farah, first.id, false), decide(gita, second.id, false)])

  expect(await isThere(meera, postId)).toBe(true)
})

test('an author of whom one report was not upheld reads that it stays hidden as long as another report hides it', async ({ world }) => {
  const { ravi, asha, meera, farah, gita } = await people(world)
  const zoya = await world.reviewer({ verified: true })
  const { id: postId } = await write(ravi)
  const [first, second] = [await patientReport(asha, postId), await patientReport(zoya, postId)]

  await decide(farah, first.id, false)
  expect(await isThere(meera, postId)).toBe(false)
  expect(await ravi.call(moderation.ruling, { reportId: first.id })).toMatchObject({ upheld: false, isHidden: true })
  await decide(gita, second.id, false)

  expect(await ravi.call(moderation.ruling, { reportId: first.id })).toMatchObject({ upheld: false, isHidden: false })
})

test('whose reports were not upheld twice in thirty days hides nothing at once until those are over', async ({ world }) => {
  const { ravi, asha, meera, farah } = await people(world)
  for (let nth = 0; nth < PRIVACY_REJECTED.most; nth++) await decide(farah, (await patientReport(asha, (await write(ravi)).id)).id, false)
  const { id: postId } = await write(ravi)

  const third = await patientReport(asha, postId)
  expect([third.hidAt, await isThere(meera, postId)]).toEqual([null, true])
  expect((await asha.call(moderation.sent, { reportId: third.id })).outcome).toBeNull()

  const longAgo = new Date(Date.now() - (PRIVACY_REJECTED.days * 24 + 1) * 3600_000)
  await world.db.updateTable('report').set({ decided_at: longAgo }).where('member_id', '=', asha.id).where('upheld', '=', false).execute()
  expect((await patientReport(asha, (await write(ravi)).id)).hidAt).toEqual(expect.any(String))
})

test('nobody likes, answers, quotes, reports or asks about what is withheld', async ({ world }) => {
  const { ravi, asha, meera } = await people(world)
  const { id: postId } = await write(ravi)
  const { id: under } = await write(asha, 'Ward round')
  const { id: commentId } = await ravi.call(feed.comment, { postId: under, clientId: randomUUID(), text: 'Bed 14 has it.' })
  await patientReport(asha, postId)
  await patientReport(asha, commentId, 'comment')

  const clientId = randomUUID()
  const acts = [
    meera.call(feed.like, { postId }),
    meera.call(feed.comment, { postId, clientId, text: 'Who?' }),
    meera.call(feed.create, { clientId, content: 'Look', quotedId: postId }),
    patientReport(meera, postId),
    meera.call(feed.comments, { postId }),
    meera.call(feed.likeComment, { postId: under, commentId }),
    meera.call(feed.comment, { postId: under, clientId, parentId: commentId, text: 'Who?' }),
    patientReport(meera, commentId, 'comment'),
  ]
  for (const one of await Promise.allSettled(acts))
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND', status: 404 } })
})

test('a comment keeps its place for its replies, without its words and its author', async ({ world }) => {
  const { ravi, asha, meera } = await people(world)
  const { id: postId } = await write(asha, 'Ward round')
  const { id: commentId } = await ravi.call(feed.comment, { postId, clientId: randomUUID(), text: 'Bed 14 has it.' })
  await meera.call(feed.comment, { postId, clientId: randomUUID(), parentId: commentId, text: 'Thank you' })
  await meera.call(feed.likeComment, { postId, commentId })
  await patientReport(asha, commentId, 'comment')

  const seenBy = async (reader: TestMember) => (await reader.call(feed.comments, { postId })).items[0]
  // Marked for what it is, as it was not removed.
  const place = { id: commentId, author: null, text: '', likes: 0, isLiked: false, replies: 1, mentioned: [], isWithheld: true }
  expect(await seenBy(meera)).toMatchObject(place)
  expect(await seenBy(ravi)).toMatchObject({ author: { id: ravi.id }, text: 'Bed 14 has it.', isWithheld: true })
})

test('open pages hear at once that a post is withheld, and that it may be asked for again', async ({ world }) => {
  const { ravi, asha, meera, farah } = await people(world)
  const { id: postId } = await write(ravi)
  const [shows, feeds] = [await listen(world, meera, `post:${postId}`), await listen(world, meera, 'feed')]
  await expect.poll(() => shows.of('post_now')).toHaveLength(1)

  const { id } = await patientReport(asha, postId)
  await expect.poll(() => shows.of('interest_gone')).toEqual([{ interest: `post:${postId}` }])
  await expect.poll(() => feeds.of('post_removed')).toEqual([{ postId }])

  await decide(farah, id, false)
  await expect.poll(() => feeds.of('post_removed')).toHaveLength(2)
  shows.close()
  feeds.close()
})

test('that a post was hidden which was kept for some is said to nobody who could not read it', async ({ world }) => {
  const { asha, meera } = await people(world)
  const ravi = await world.member({ verified: true })
  const posted = (audience: 'members' | 'verified') =>
    ravi.call(feed.create, { clientId: randomUUID(), content: 'Bed 14, admitted on Thursday.', audience })
  const [narrow, open] = [await posted('verified'), await posted('members')]
  const line = await listen(world, meera, 'feed')

  await patientReport(asha, narrow.id)
  await patientReport(asha, open.id)

  await expect.poll(() => line.of('post_removed')).toEqual([{ postId: open.id }])
  line.close()
})
