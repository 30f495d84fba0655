import { expect, test } from 'vitest'
import { journeysNamed } from './changed.js'

const journeys = ['feed-access.spec.ts', 'feed.spec.ts', 'mates.spec.ts', 'saved.spec.ts', 'week.spec.ts']

test.each([
  [['server/mates/rules.ts'], ['mates.spec.ts']],
  [['contract/mates.ts', 'docs/mates.md'], ['mates.spec.ts']],
  [['web/feed/saved/SavedList.tsx'], ['feed-access.spec.ts', 'feed.spec.ts', 'saved.spec.ts']],
  [['tests/e2e/week.spec.ts'], ['week.spec.ts']],
  [['docs/feed.md', 'web/ui/list/ShowMore.tsx'], []],
])('what changed in %j is walked by %j', (files, expected) => {
  expect(journeysNamed(files, journeys)).toEqual(expected)
})
