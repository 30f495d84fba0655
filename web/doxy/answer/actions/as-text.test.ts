import { expect, test } from 'vitest'
import { asText } from './as-text.ts'

const answer = {
  summary: 'Call 112.',
  steps: [],
  evidence: [],
  next_steps: [],
  confidence: 'Low' as const,
  breakdown: [],
  disclaimer: 'For educational use only.',
  abstained: true,
  asksBack: false,
  citations: [],
  results: [],
  regimens: [],
  limits: [],
  removed: {},
  exchangeId: null,
  comment: null,
}

test('an answer that is pasted elsewhere says how sure it is; an emergency is not weighed', () => {
  const emergency = { kind: 'heart', title: 'Call now', words: '', lines: [] }

  expect(asText({ ...answer, emergency: null })).toBe('Call 112.\n\nConfidence: Low. Answered by Doxy AI.\n\nFor educational use only.')
  expect(asText({ ...answer, emergency })).toBe('Call 112.\n\nAnswered by Doxy AI.\n\nFor educational use only.')
})

test('a note of ours is named beside its paper, and what our editors add stands last and apart', () => {
  const work = { id: 'note:a', title: 'Dapagliflozin', year: 2019, source: 'N Engl J Med', doi: '10.1056/a', url: null, isNote: true }
  const comment = { documentId: 'note:a', text: 'Begin early.' }

  const text = asText({ ...answer, emergency: null, evidence: [work], comment })

  expect(text).toContain('1. Wardmates note on: Dapagliflozin. The paper: 2019 · N Engl J Med. https://doi.org/10.1056/a')
  expect(text).toMatch(/Editors' comment for India \(Wardmates; not a result of the paper\)\nBegin early\.$/)
})

test('a work that was retracted since is named as such wherever its answer is pasted', () => {
  const work = { id: 'a', title: 'Figures that were wrong', year: 2024, source: 'IHJ', doi: '10.1000/Wrong', url: null, isNote: false }

  const text = asText({ ...answer, emergency: null, evidence: [work] }, ['10.1000/wrong'])

  expect(text).toContain('1. RETRACTED. Figures that were wrong. 2024 · IHJ')
})
