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
  citations: [],
  removed: {},
  exchangeId: null,
}

test('an answer that is pasted elsewhere says how sure it is; an emergency is not weighed', () => {
  const emergency = { kind: 'heart', title: 'Call now', words: '', lines: [] }

  expect(asText({ ...answer, emergency: null })).toBe('Call 112.\n\nConfidence: Low. Answered by Doxy AI.\n\nFor educational use only.')
  expect(asText({ ...answer, emergency })).toBe('Call 112.\n\nAnswered by Doxy AI.\n\nFor educational use only.')
})
