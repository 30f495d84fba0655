import { expect, test } from 'vitest'
import type { Finding, PostCheck } from '#contract/checks.ts'
import { summaryOf } from './summary.ts'

const finding = (status: Finding['status']): Finding => ({
  claim: 'Aspirin lowers mortality.',
  status,
  says: null,
  stated: null,
  quote: null,
  passageId: null,
  source: null,
  model: null,
})

const checkOf = (part: Partial<PostCheck>): PostCheck => ({
  postId: 'p1',
  status: 'pending',
  outcome: 'checked',
  checkedAt: null,
  library: '',
  findings: [],
  contest: null,
  decision: null,
  canContest: false,
  ...part,
})
const decision = { by: 'Dr. Farah Khan', words: 'Read it again.', at: '2026-11-22T08:00:00.000Z' }

test.for<[string, Partial<PostCheck>]>([
  ['Doxy AI found nothing in it that it can check.', { outcome: 'no_claim' }],
  ['Checked. No source speaks to it.', { findings: [finding('open')] }],
  ['Checked. Sources do not settle it.', { findings: [finding('open'), finding('needs_review')] }],
  ['Checked. Of 2 statements 1 agrees with a source, so the post has no mark.', { findings: [finding('verified'), finding('unchecked')] }],
  [
    'One statement in this post was checked and agrees with its source.',
    { status: 'verified', findings: [finding('open'), finding('verified')] },
  ],
  [
    '2 statements in this post were checked and conflict with their sources.',
    { status: 'disputed', findings: [finding('disputed'), finding('disputed')] },
  ],
  ['Read by a reviewer. Sources do not settle it.', { findings: [finding('disputed')], decision }],
  ['A reviewer has marked this post as verified.', { status: 'verified', findings: [finding('disputed')], decision }],
])('%s', ([words, part]) => {
  expect(summaryOf(checkOf(part))).toBe(words)
})
