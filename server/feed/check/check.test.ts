import { expect } from 'vitest'
import { checks } from '#contract/checks.ts'
import { feed } from '#contract/feed.ts'
import { readCorpus } from '#corpus/read.ts'
import { posts } from '#sample/posts.ts'
import { newId } from '#server/platform/ids.ts'
import { test, type World } from '#tests/support/world.ts'
import { knownClaims } from '../../doxy/check/known-claims.ts'
import { shelveNotes } from '../../doxy/notes.ts'
import { checkNext } from './worker.ts'

const drain = async ({ db, app: { library, services } }: World) => {
  while (await checkNext({ db, library, live: services.live, log: services.log }));
}
const note = readCorpus()[0]!
const [refuted] = knownClaims([note.id]).filter(({ truth }) => truth === 'refuted')
const [supported] = knownClaims([note.id]).filter(({ truth }) => truth === 'supported')

test('a claim that a note refutes is disputed with its source, a supported one verified, and a greeting stays open', async ({ world }) => {
  const asha = await world.member()
  await shelveNotes(world.app.library)
  const post = async (content: string) => (await asha.call(feed.create, { clientId: newId(), content })).id
  const [bad, good, hello] = [
    await post(refuted!.statement),
    await post(supported!.statement),
    await post('Good morning, ward. Happy Diwali to everybody.'),
  ]

  await drain(world)

  expect(await asha.call(checks.get, { postId: bad })).toMatchObject({
    status: 'disputed',
    outcome: 'checked',
    findings: [{ status: 'disputed', source: { id: note.id } }],
  })
  expect(await asha.call(checks.get, { postId: good })).toMatchObject({ status: 'verified', findings: [{ source: { id: note.id } }] })
  expect(await asha.call(checks.get, { postId: hello })).toMatchObject({ status: 'pending', outcome: 'no_claim', findings: [] })
  expect((await asha.call(feed.get, { postId: bad })).verificationStatus).toBe('disputed')

  await asha.call(feed.edit, { postId: bad, content: 'A calm evening on the ward.', link: null })
  expect(await asha.call(checks.get, { postId: bad })).toMatchObject({ status: 'pending' })
})

test('the sample posts come out of the check as the specification shows them', async ({ world }) => {
  const asha = await world.member()
  await shelveNotes(world.app.library)
  const made = await Promise.all(
    posts.map(({ content, verificationStatus }) =>
      asha.call(feed.create, { clientId: newId(), content }).then(({ id }) => ({ postId: id, status: verificationStatus })),
    ),
  )

  await drain(world)

  for (const { postId, status } of made) expect(await asha.call(checks.get, { postId })).toMatchObject({ status })
  expect((await asha.call(checks.get, { postId: made[2]!.postId })).findings[0]).toMatchObject({
    stated: 'Prophylactic platelet transfusion does not prevent bleeding in adults with dengue.',
    quote: expect.stringContaining('372 adults with dengue'),
    source: { id: 'note:platelet-transfusion-dengue' },
  })
})

test('an author contests once, a reviewer decides by name, and nobody else can', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: refuted!.statement })
  await drain(world)

  await expect(ravi.call(checks.contest, { postId, words: 'No.' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(ravi.call(checks.decide, { postId, status: 'verified', words: 'Yes.' })).rejects.toMatchObject({ code: 'NOT_A_REVIEWER' })
  await asha.call(checks.contest, { postId, words: 'The trial was about something else.' })
  await expect(asha.call(checks.contest, { postId, words: 'Again.' })).rejects.toMatchObject({ code: 'NOTHING_TO_CONTEST' })
  expect((await farah.call(checks.queue, {})).items.map(({ check }) => check.postId)).toContain(postId)
  const decided = await farah.call(checks.decide, { postId, status: 'pending', words: 'Not the same question.' })

  expect(decided).toMatchObject({ status: 'pending', decision: { by: 'Farah Ali', words: 'Not the same question.' } })
  expect((await farah.call(checks.queue, {})).items.map(({ check }) => check.postId)).not.toContain(postId)
})

test('a check that fails waits its turn again and loses nothing', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: supported!.statement })
  const { services } = world.app
  const broken = {
    ...world.app.library,
    search: () => Promise.reject(new Error('out of reach')),
    size: 0,
  } as unknown as typeof world.app.library

  await checkNext({ db: world.db, library: broken, live: services.live, log: services.log })

  const row = await world.db
    .selectFrom('post_check')
    .select(['outcome', 'tries', 'due_at'])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ outcome: 'queued', tries: 1 })
  expect(row.due_at.getTime()).toBeGreaterThan(Date.now())
})
