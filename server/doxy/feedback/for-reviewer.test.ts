import { expect, test } from 'vitest'
import { forReviewer } from './for-reviewer.ts'

const work = (id: string, title: string) => ({ id, title, year: 2024, source: 'Lancet', doi: null, url: null, isNote: false })

test('an answer loses what is the own of its member and keeps the rest, markers in their places', () => {
  const { summary, evidence } = forReviewer({
    summary: 'Evidence found:\n\n- Draft words. [1]\n- Printed words. [2]\n- Both in other words. [1] [2]',
    evidence: [work('own:1', 'Draft'), work('z:1', 'Printed'), work('own:2', 'Listed only')],
    citations: [
      { marker: 1, documentId: 'own:1', passageId: 'own-3-0', quote: 'Draft words.' },
      { marker: 2, documentId: 'z:1', passageId: '17', quote: 'Printed words.' },
      { marker: 1, documentId: 'own:1', passageId: 'own-3-1', quote: 'Both.', sentence: 'Both in other words.' },
      { marker: 2, documentId: 'z:1', passageId: '18', quote: 'Both of them.', sentence: 'Both in other words.' },
    ],
  })

  expect(summary).not.toMatch(/Draft words|Both in/)
  expect(summary).toContain('- Printed words. [2]')
  expect(evidence.map(({ title }) => title)).toEqual([
    'A document of the member’s own, which only they see.',
    'Printed',
    'A document of the member’s own, which only they see.',
  ])
})
