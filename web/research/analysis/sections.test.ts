import { expect, test } from 'vitest'
import type { Answer, Evidence } from '#contract/doxy.ts'
import { sectionsOf } from './sections.ts'

const work: Evidence = { id: 'n1', title: 'ISIS-2', year: 1988, source: 'The Lancet', doi: null, url: null, isNote: false }
const answer = {
  ...{ summary: 'Fewer deaths [1].', steps: ['Read both arms.', 'Weigh harms.'], next_steps: ['And bleeding?'] },
  evidence: [work, { ...work, title: '', doi: '10.1/x', url: 'https://doi.org/10.1/x', isNote: true }],
  ...{ confidence: 'High', disclaimer: 'Educational only.', emergency: null },
} as unknown as Answer

test('an answer is told in the sections of the specification, each source by what is known of it', () => {
  expect(sectionsOf(answer)).toEqual([
    { heading: 'Summary', text: 'Fewer deaths [1].' },
    { heading: 'Steps', text: '1. Read both arms.\n2. Weigh harms.' },
    {
      heading: 'Evidence',
      text: '- ISIS-2 • 1988 • The Lancet • n1\n- Wardmates note on: Research Article • 1988 • The Lancet • 10.1/x • https://doi.org/10.1/x',
    },
    { heading: 'Next', text: '- And bleeding?' },
    { heading: 'Confidence', text: 'High' },
    { heading: 'Disclaimer', text: 'Educational only.' },
  ])
})

test('whom to call stands before everything, and what is not there has no heading', () => {
  const emergency = { kind: 'stroke', title: 'Call now', words: 'This may be a stroke.', lines: [{ label: 'Ambulance', number: '108' }] }

  const sections = sectionsOf({ ...answer, steps: [], evidence: [], emergency })

  expect(sections.map(({ heading }) => heading)).toEqual(['Call now', 'Summary', 'Next', 'Disclaimer'])
  expect(sections[0]?.text).toBe('This may be a stroke.\n\n- Ambulance: **108**')
})
