import { expect, test } from 'vitest'
import { keyOf, withCitations } from './citations.ts'

const cited = (marker: number, quote: string, passageId = `${marker}`) => ({ marker, documentId: `d${marker}`, passageId, quote })

test('a marker leads to the quote beside it, also where two are from one document', () => {
  const citations = [cited(1, 'It helps.', 'a'), cited(1, 'It hurts.', 'b')]

  expect(withCitations('- It helps. [1]\n- It hurts. [1]', citations)).toBe(
    '- It helps\\. [1](#citation-0)\n- It hurts\\. [1](#citation-1)',
  )
})

test('a marker leads to the quote that a written sentence rests on', () => {
  const citations = [cited(1, 'It helps.', 'a'), { ...cited(1, 'It hurts adults.', 'b'), sentence: 'It *hurts*.' }]

  expect(withCitations('- It helps. [1]\n- It *hurts*. [1]', citations)).toBe(
    '- It helps\\. [1](#citation-0)\n- It \\*hurts\\*\\. [1](#citation-1)',
  )
})

test('what a source writes is no markdown of ours', () => {
  const quote = 'HLA-B*57:01 and HLA-B*15:02 [press](javascript:alert(1)) <b>x</b> [1]'

  const shown = withCitations(`- ${quote} [1]`, [cited(1, quote)])

  expect(shown).toBe(
    '- HLA\\-B\\*57\\:01 and HLA\\-B\\*15\\:02 \\[press\\]\\(javascript\\:alert\\(1\\)\\) \\<b\\>x\\<\\/b\\> \\[1\\] [1](#citation-0)',
  )
})

test('a number in brackets that nothing was cited for stays a number', () => {
  expect(withCitations('See [7] and [1].', [cited(1, 'nothing of it')])).toBe('See [7] and [1](#citation-0).')
})

test('the highlighter goes over the quote that has most of the question in it', () => {
  const citations = [cited(1, 'Aspirin was given to 400 adults.'), cited(2, 'Aspirin prevented a second stroke in adults.')]

  const key = keyOf('Does aspirin prevent a second stroke?', citations)

  expect(withCitations('- Aspirin was given to 400 adults. [1]\n- Aspirin prevented a second stroke in adults. [2]', citations, key)).toBe(
    '- Aspirin was given to 400 adults\\. [1](#citation-0)\n- [Aspirin prevented a second stroke in adults\\.](#key-sentence) [2](#citation-1)',
  )
  expect(keyOf('Does aspirin help?', [])).toBeUndefined()
})
