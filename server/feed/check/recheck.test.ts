import { expect } from 'vitest'
import { checks } from '#contract/checks.ts'
import { doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { notifications } from '#contract/notifications.ts'
import type { Note } from '#corpus/note.ts'
import { newId } from '#server/platform/ids.ts'
import { layNote } from '#tests/support/one-note.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const DAPA_HF = 'In DAPA-HF, worsening heart failure or cardiovascular death occurred in 16.3% on dapagliflozin and 21.2% on placebo.'

/** A post that says what a note states, with its author, a reviewer and the note. */
async function verified(world: World, id: string, claim?: string) {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { note, stated } = await layNote(world, id)
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: claim ?? stated })
  await world.runJobs()
  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'verified', findings: [{ source: { id } }] })
  return { asha, farah, postId, note }
}
const retract = async (world: World, { doi }: Note) => {
  await world.app.doxy.library.retract([{ id: `doi:${doi}`, doi: doi! }])
  await world.runJobs()
}
const corrected = async ({ app }: World, { id, title }: Note) => {
  const document = { id, text: 'A correction was printed.', meta: { title, year: 2025 } }
  await app.doxy.library.ingest([document], { kind: 'publisher', memberId: null, origin: 'note' })
}
const marks = async (by: TestMember) => (await by.call(notifications.list, {})).items.filter(({ kind }) => kind === 'post_checked').length

test('a post that stood on a retracted work is checked anew, and its author hears that the mark is gone', async ({ world }) => {
  const { asha, postId, note } = await verified(world, 'note:renaal')
  const { id: other } = await asha.call(feed.create, { clientId: newId(), content: 'Good morning, ward.' })
  await world.runJobs()
  const [before, told] = [await asha.call(checks.get, { postId: other }), await marks(asha)]

  await retract(world, note)

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending' })
  expect((await asha.call(feed.get, { postId })).verificationStatus).toBe('pending')
  expect(await marks(asha)).toBe(told + 1)
  expect(await asha.call(checks.get, { postId: other })).toEqual(before)
})

test('what a person decided by it loses its mark and waits for a person again', async ({ world }) => {
  const { asha, farah, postId, note } = await verified(world, 'note:credence')
  const { checkedAt } = await asha.call(checks.contest, { postId, words: 'Please look at it yourself.' })
  await farah.call(checks.decide, { postId, checkedAt: checkedAt!, status: 'verified', words: 'It says so.' })
  expect((await farah.call(checks.queue, {})).items).toEqual([])
  const told = await marks(asha)

  await retract(world, note)

  const [waiting] = (await farah.call(checks.queue, {})).items
  expect(waiting).toMatchObject({ check: { postId, status: 'pending', decision: null, findings: [{ source: { id: note.id } }] } })
  expect(await marks(asha)).toBe(told + 1)
  const { checkedAt: anew } = waiting!.check
  await farah.call(checks.decide, { postId, checkedAt: anew!, status: 'pending', words: 'The work was retracted.' })
  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending', decision: { words: 'The work was retracted.' } })
})

test('a post that stood on words which its source has no more is checked anew', async ({ world }) => {
  const { asha, postId, note } = await verified(world, 'note:dapa-hf', DAPA_HF)
  const told = await marks(asha)

  await corrected(world, note)
  await world.runJobs()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending' })
  expect(await marks(asha)).toBe(told + 1)
})

test('a post that stood on a document which was taken away is checked anew', async ({ world }) => {
  const { asha, postId, note } = await verified(world, 'note:sharp-ckd')

  await world.app.doxy.library.remove(note.id, null)
  await world.runJobs()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending' })
})

test('what a person decided stands when its source only says something else since', async ({ world }) => {
  const { asha, farah, postId, note } = await verified(world, 'note:flow')
  const { checkedAt } = await asha.call(checks.contest, { postId, words: 'Please look at it yourself.' })
  await farah.call(checks.decide, { postId, checkedAt: checkedAt!, status: 'verified', words: 'The paper says so.' })

  await corrected(world, note)
  await world.runJobs()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'verified', decision: { words: 'The paper says so.' } })
})

test('what an author wrote against a check is kept when its source is retracted, and the mark goes', async ({ world }) => {
  const { asha, farah, postId, note } = await verified(world, 'note:empa-kidney')
  await asha.call(checks.contest, { postId, words: 'It was about children.' })

  await retract(world, note)

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending', contest: { words: 'It was about children.' } })
  expect((await farah.call(checks.queue, {})).items.map(({ check }) => check.postId)).toContain(postId)
})

test('a work that a post is word for word from brings it before a reviewer, and no more once it is retracted', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const claim = 'Zolparin reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis.'
  await farah.call(doxy.ingest, { docs: [{ id: 'zolparin', text: claim, meta: { title: 'Zolparin', doi: '10.1000/zolparin' } }] })
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: claim })
  await world.runJobs()
  const waiting = async () => (await farah.call(checks.queue, {})).items.map(({ check }) => check.postId)

  expect(await asha.call(checks.get, { postId })).toMatchObject({
    status: 'pending',
    findings: [{ status: 'needs_review', says: 'agrees' }],
  })
  expect(await waiting()).toContain(postId)

  await world.app.doxy.library.retract([{ id: 'doi:10.1000/zolparin', doi: '10.1000/zolparin' }])
  await world.runJobs()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending', findings: [{ status: 'open', says: null }] })
  expect(await waiting()).not.toContain(postId)
})
