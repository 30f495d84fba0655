import { expect, test } from 'vitest'
import { withCitations } from './citations.ts'

const cited = (marker: number, quote: string, passageId = `${marker}`) => ({ marker, documentId: `d${marker}`, passageId, quote })

test('a marker leads to the quote beside it, also where two are from one document', () => {
  const citations = [cited(1, 'It helps.', 'a'), cited(1, 'It hurts.', 'b')]

  expect(withCitations('- It helps. [1]\n- It hurts. [1]', citations)).toBe(
    '- It helps\\. [1](#citation-0)\n- It hurts\\. [1](#citation-1)',
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

test('the highlighter goes over the first quote alone', () => {
  expect(withCitations('- It helps. [1]\n- It hurts. [2]', [cited(1, 'It helps.'), cited(2, 'It hurts.')], true)).toBe(
    '- [It helps\\.](#key-sentence) [1](#citation-0)\n- It hurts\\. [2](#citation-1)',
  )
})
