import { expect, test } from 'vitest'
import { HIDDEN_AT_ONCE, HIDDEN_UPHELD, SHOWN_MEANWHILE } from './hidden-at-once.ts'

test('the rules promise to hide at once what a report can hide, and say of the rest that it is shown meanwhile', () => {
  expect(HIDDEN_AT_ONCE).toContain('in a post, comment, paper or comment on a paper, it is hidden at once')
  expect(HIDDEN_AT_ONCE).toContain('not upheld 2 times in 30 days hides nothing at once')
  expect(HIDDEN_UPHELD).toContain('Where a report of a post, comment, paper or comment on a paper is upheld, whichever rule it breaks')
  expect(SHOWN_MEANWHILE).toContain('(message, profile, institution page, event, course or job) is shown until a reviewer has decided')
})
