import { expect } from 'vitest'
import { checks } from '#contract/checks.ts'
import { doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { notifications } from '#contract/notifications.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const doiOf = (drug: string) => `10.1000/${drug}`

/** A post that stands on the one work about a drug, word for word, with its author and a reviewer. */
async function verified(world: World, drug: string) {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const claim = `${drug} reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis.`
  const meta = { title: drug, year: 2024, doi: doiOf(drug) }
  await farah.call(doxy.ingest, { docs: [{ id: drug, text: `${claim} It caused headache in a tenth.`, meta }] })
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: claim })
  await world.runJobs()
  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'verified', findings: [{ source: { id: drug } }] })
  return { asha, farah, postId }
}
const retract = async (world: World, drug: string) => {
  await world.app.doxy.library.retract([{ id: `doi:${doiOf(drug)}`, doi: doiOf(drug) }])
  await world.runJobs()
}
const marks = async (by: TestMember) => (await by.call(notifications.list, {})).items.filter(({ kind }) => kind === 'post_checked').length

test('a post that stood on a retracted work is checked anew, and its author hears that the mark is gone', async ({ world }) => {
  const { asha, postId } = await verified(world, 'zolparin')
  const { id: other } = await asha.call(feed.create, { clientId: newId(), content: 'Good morning, ward.' })
  await world.runJobs()
  const [before, told] = [await asha.call(checks.get, { postId: other }), await marks(asha)]

  await retract(world, 'zolparin')

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending' })
  expect((await asha.call(feed.get, { postId })).verificationStatus).toBe('pending')
  expect(await marks(asha)).toBe(told + 1)
  expect(await asha.call(checks.get, { postId: other })).toEqual(before)
})

test('what a person decided by it loses its mark and waits for a person again', async ({ world }) => {
  const { asha, farah, postId } = await verified(world, 'quorvatinib')
  const { checkedAt } = await asha.call(checks.contest, { postId, words: 'Please look at it yourself.' })
  await farah.call(checks.decide, { postId, checkedAt: checkedAt!, status: 'verified', words: 'It says so.' })
  expect((await farah.call(checks.queue, {})).items).toEqual([])
  const told = await marks(asha)

  await retract(world, 'quorvatinib')

  const [waiting] = (await farah.call(checks.queue, {})).items
  expect(waiting).toMatchObject({ check: { postId, status: 'pending', decision: null, findings: [{ source: { id: 'quorvatinib' } }] } })
  expect(await marks(asha)).toBe(told + 1)
  const { checkedAt: anew } = waiting!.check
  await farah.call(checks.decide, { postId, checkedAt: anew!, status: 'pending', words: 'The work was retracted.' })
  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending', decision: { words: 'The work was retracted.' } })
})

test('a post that stood on words which its source has no more is checked anew', async ({ world }) => {
  const { asha, farah, postId } = await verified(world, 'ferizole')
  const told = await marks(asha)

  const corrected = {
    id: 'ferizole',
    text: 'A correction was printed about tuberculous pericarditis.',
    meta: { title: 'ferizole', year: 2025 },
  }
  await farah.call(doxy.ingest, { docs: [corrected] })
  await world.runJobs()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending' })
  expect(await marks(asha)).toBe(told + 1)
})

test('a post that stood on a document which was taken away is checked anew', async ({ world }) => {
  const { asha, postId } = await verified(world, 'belrovir')

  await world.app.doxy.library.remove('belrovir', null)
  await world.runJobs()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending' })
})

test('what a person decided stands when its source only says something else since', async ({ world }) => {
  const { asha, farah, postId } = await verified(world, 'tamradine')
  const { checkedAt } = await asha.call(checks.contest, { postId, words: 'Please look at it yourself.' })
  await farah.call(checks.decide, { postId, checkedAt: checkedAt!, status: 'verified', words: 'The paper says so.' })

  await farah.call(doxy.ingest, {
    docs: [{ id: 'tamradine', text: 'A correction was printed.', meta: { title: 'tamradine', year: 2025 } }],
  })
  await world.runJobs()

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'verified', decision: { words: 'The paper says so.' } })
})

test('what an author wrote against a check is kept when its source is retracted, and the mark goes', async ({ world }) => {
  const { asha, farah, postId } = await verified(world, 'ostravir')
  await asha.call(checks.contest, { postId, words: 'It was about children.' })

  await retract(world, 'ostravir')

  expect(await asha.call(checks.get, { postId })).toMatchObject({ status: 'pending', contest: { words: 'It was about children.' } })
  expect((await farah.call(checks.queue, {})).items.map(({ check }) => check.postId)).toContain(postId)
})
