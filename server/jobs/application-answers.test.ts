import { expect } from 'vitest'
import { applications } from '#contract/applications.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting } from '#tests/support/jobs.ts'
import { test, type World } from '#tests/support/world.ts'

async function ward(world: World) {
  const [owner, meera] = [await world.member(), await world.member()]
  return { owner, meera, institutionId: await openPage(world, [owner.id, 'owner']) }
}

test('questions are answered, each as it asks', async ({ world }) => {
  const { meera, institutionId } = await ward(world)
  const questions = [
    { words: 'How many?', kind: 'text' as const },
    { words: 'From June?', kind: 'yes_no' as const },
  ]
  const postingId = await aPosting(world, institutionId, { questions })
  const apply = (...answers: string[]) =>
    meera.call(applications.apply, { postingId, answers: answers.map((answer, at) => ({ question: questions[at]!.words, answer })) })

  await expect(apply('212')).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'answers.1' }] })
  await expect(apply('212', 'perhaps')).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'answers.1' }] })
  expect(await apply('212', 'YES')).toMatchObject({ answers: [{ words: 'How many?', answer: '212' }, { answer: 'yes' }] })
})

test('an answer stands under the question that it was given to, whatever is asked meanwhile', async ({ world }) => {
  const { owner, meera, institutionId } = await ward(world)
  const june = { words: 'Could you begin in June?', kind: 'yes_no' as const }
  const room = { words: 'Do you need accommodation?', kind: 'yes_no' as const }
  const postingId = await aPosting(world, institutionId, { questions: [june, room] })
  const answers = [
    { question: june.words, answer: 'yes' },
    { question: room.words, answer: 'no' },
  ]
  const nights = { words: 'Do you take night duties?', kind: 'yes_no' as const }
  const { version } = await owner.call(postings.edit, { postingId, version: 1, questions: [nights, room] })

  await expect(meera.call(applications.apply, { postingId, answers })).rejects.toMatchObject({ code: 'QUESTIONS_CHANGED' })
  await owner.call(postings.edit, { postingId, version, questions: [room, june] })
  expect((await meera.call(applications.apply, { postingId, answers })).answers).toEqual([
    { ...room, answer: 'no' },
    { ...june, answer: 'yes' },
  ])
})

test('one question is not asked twice', async ({ world }) => {
  const { owner, institutionId } = await ward(world)
  const question = { words: 'How many?', kind: 'text' as const }
  const postingId = await aPosting(world, institutionId)

  await expect(owner.call(postings.edit, { postingId, version: 1, questions: [question, question] })).rejects.toMatchObject({
    code: 'POSTING_INCOMPLETE',
    issues: [{ path: 'questions' }],
  })
})
