import { expect } from 'vitest'
import { type Answer, doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { test } from '#tests/support/world.ts'
import { joined, questionIn } from './doxy-answer.ts'

test('the mention is no part of the question', () => {
  expect(questionIn('@doxy-ai is zolparin safe? @Doxy')).toBe('is zolparin safe?')
  expect(questionIn('@doxy')).toBe('What does the evidence say about this?')
})

test('an empty answer is said to be none, and an emergency is called in without a confidence', () => {
  const empty: Answer = {
    ...{ summary: ' ', steps: [], evidence: [], next_steps: [], confidence: 'Low', disclaimer: 'For education.' },
    ...{
      abstained: false,
      asksBack: false,
      citations: [],
      results: [],
      regimens: [],
      limits: [],
      breakdown: [],
      comment: null,
      emergency: null,
      removed: {},
      exchangeId: null,
    },
  }
  const emergency = { kind: 'heart', title: 'This may be an emergency', words: 'Call now.', lines: [{ label: 'Ambulance', number: '108' }] }

  expect(joined(empty)).toBe("I couldn't generate a response. Please try again.")
  expect(joined({ ...empty, summary: 'Call 108.', emergency })).toBe('Call 108.\n\nFor education.')
})

test('what our editors add stands under its own heading, and a note of theirs is named as one', () => {
  const work = { id: 'note:a', title: 'Dapagliflozin', year: 2019, source: 'NEJM', doi: null, url: null, isNote: true }
  const comment = { documentId: 'note:a', text: 'Begin early.' }

  const text = joined({
    summary: 'It helps. [1]',
    citations: [],
    steps: [],
    evidence: [work],
    next_steps: [],
    comment,
    disclaimer: '',
  } as unknown as Answer)

  expect(text).toContain("1. Wardmates note on: Dapagliflozin, NEJM, 2019\n\n**Editors' comment for India**\n\nBegin early.")
})

test('a title makes no link and no picture of its own', () => {
  const source = { id: 'a', year: 2024, source: '<b>', doi: null }
  const evidence = [
    { ...source, title: 'A ![x](https://evil.example/p.png)', url: null },
    { ...source, title: 'B', url: 'https://example.org/b)[go](https://evil.example' },
  ]

  const text = joined({
    summary: '',
    citations: [],
    steps: [],
    evidence,
    next_steps: [],
    confidence: 'Low',
    disclaimer: '',
  } as unknown as Answer)

  expect(text).not.toMatch(/!\[|\]\(https:\/\/evil/)
  expect(text).toContain('](https://example.org/b%29[go]%28https://evil.example)')
})

const quoting = (quote: string, evidence: object[] = []) =>
  ({
    ...{ summary: `Evidence found:\n\n- ${quote} [1]`, citations: [{ quote }], steps: [], evidence, next_steps: [] },
    ...{ confidence: 'Medium', disclaimer: 'For education.' },
  }) as unknown as Answer

test('markdown changes no figure of a quote', () => {
  const text = joined(quoting('Platelets fell from 150*10^9 to 90*10^9 per litre.'))

  expect(text).toContain(String.raw`150\*10^9 to 90\*10^9 per litre. [1]`)
})

test('an answer that is too long for a comment still says how sure it is', () => {
  const evidence = Array.from({ length: 8 }, () => ({ title: 'A long title '.repeat(150), url: null, doi: null, source: '', year: null }))

  const text = joined(quoting('Zolparin reduced effusion.', evidence))

  expect(text.length).toBeLessThanOrEqual(10_000)
  expect(text).toMatch(/…\n\nConfidence: Medium\n\nFor education\.$/)
})

test('an answer stands below the post for everybody, once, and nobody edits it', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const text = 'Zolparin reduced recurrent pericardial effusion in 310 adults with tuberculous pericarditis. It caused headache in a tenth.'
  await farah.call(doxy.ingest, { docs: [{ id: 'z9', text, meta: { title: 'Zolparin', year: 2024 } }] })
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: 'A case of tuberculous pericarditis with effusion.' })
  const comment = await ravi.call(feed.comment, {
    postId,
    clientId: newId(),
    text: '@doxy does zolparin reduce recurrent pericardial effusion?',
  })

  const answer = await ravi.call(feed.askDoxy, { postId, commentId: comment.id })
  const again = await ravi.call(feed.askDoxy, { postId, commentId: comment.id })

  expect(again.id).toBe(answer.id)
  expect(answer).toMatchObject({ isAI: true })
  expect(answer.text).toContain('310 adults with tuberculous pericarditis. [1]')
  expect(answer.text).toMatch(/\n\n\*\*Detailed Analysis\*\*\n\n1\. Searched .+\n2\. /)
  expect(answer.text).toMatch(/\n\n\*\*Scientific References\*\*\n\n1\. Zolparin, 2024\n\n/)
  expect(answer.text).toMatch(/\n\nNext: .+\n\nConfidence: (High|Medium)\n\n/)
  expect((await asha.call(feed.comments, { postId })).items).toMatchObject([{ id: comment.id, isAI: false, replies: 1 }])
  expect((await asha.call(feed.comments, { postId, parentId: comment.id })).items).toMatchObject([{ id: answer.id, isAI: true }])
  await expect(ravi.call(feed.editComment, { postId, commentId: answer.id, text: 'Mine.' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(asha.call(feed.askDoxy, { postId, commentId: comment.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await asha.call(feed.removeComment, { postId, commentId: answer.id })
  const plain = await ravi.call(feed.comment, { postId, clientId: newId(), text: 'Thank you.' })
  await expect(ravi.call(feed.askDoxy, { postId, commentId: plain.id })).rejects.toMatchObject({ code: 'NO_QUESTION' })
})

test('an answer goes with its question, and the changed question is answered anew', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const text = 'Ferizole shortened invented fever in 120 adults. It caused headache in a tenth.'
  await farah.call(doxy.ingest, { docs: [{ id: 'f9', text, meta: { title: 'Ferizole', year: 2024 } }] })
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: 'A case of invented fever.' })
  const asked = { postId, clientId: newId(), text: '@doxy does ferizole shorten invented fever?' }
  const { id: commentId } = await ravi.call(feed.comment, asked)
  const answer = await ravi.call(feed.askDoxy, { postId, commentId })
  const replies = async () => (await asha.call(feed.comments, { postId, parentId: commentId })).items.map(({ id }) => id)
  const edited = (words: string) => ravi.call(feed.editComment, { postId, commentId, text: words })

  await edited('@Doxy  does ferizole shorten invented fever?')
  expect(await replies()).toEqual([answer.id])
  expect(await edited('@doxy is ferizole safe for babies?')).toMatchObject({ replies: 0 })

  expect(await replies()).toEqual([])
  const anew = await ravi.call(feed.askDoxy, { postId, commentId })
  expect(anew.id).not.toBe(answer.id)
  await edited('Thank you all.')
  expect(await replies()).toEqual([])
})

test('an answer for everybody holds no word of what whoever asks keeps for themselves', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const text = 'Quorvatinib halved relapse in 212 adults with nephrotic syndrome. It caused headache in a tenth.'
  await ravi.call(doxy.ingest, { docs: [{ id: 'own', text, meta: { title: 'Quorvatinib unpublished', year: 2024 } }] })
  const { id: postId } = await asha.call(feed.create, { clientId: newId(), content: 'A case of nephrotic syndrome that relapsed.' })
  const asked = { postId, clientId: newId(), text: '@doxy does quorvatinib reduce relapse in nephrotic syndrome?' }
  const { id: commentId } = await ravi.call(feed.comment, asked)

  const answer = await ravi.call(feed.askDoxy, { postId, commentId })

  expect(answer.text).not.toMatch(/212 adults|unpublished/)
})
