import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { moderation } from '#contract/moderation.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { aPaper } from '#tests/support/papers.ts'
import { test } from '#tests/support/world.ts'

test('a paper and a comment on it come to the desk as they were read', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { id: paperId, title } = await aPaper(asha)
  const { id: commentId } = await asha.call(paperComments.comment, { paperId, clientId: randomUUID(), text: 'Ten grams are safe.' })

  for (const [kind, subjectId] of [
    ['paper', paperId],
    ['paper_comment', commentId],
  ] as const)
    await ravi.call(moderation.report, { kind, subjectId, reason: 'unsafe_advice', words: '' })

  const { items } = await farah.call(moderation.reports, {})
  const about = expect.objectContaining({ id: asha.id })
  expect(items).toMatchObject([
    { kind: 'paper', place: paperId, quoted: expect.stringContaining(title), about },
    { kind: 'paper_comment', place: paperId, quoted: 'Ten grams are safe.', about },
  ])
})
