import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PostCheck } from '#contract/checks.ts'
import type { Post } from '#contract/feed.ts'
import { answer, leave, postOf, signIn } from '#tests/browser/world.ts'
import VerificationPanel from './VerificationPanel.tsx'

afterEach(leave)

const check: PostCheck = {
  postId: 'p1',
  status: 'pending',
  outcome: 'queued',
  checkedAt: null,
  library: '',
  findings: [],
  contest: null,
  decision: null,
  canContest: false,
}

async function open(post: Partial<Post>, found: Partial<PostCheck>) {
  answer({ 'GET /api/feed/posts/p1/check': () => ({ ...check, ...found }) })
  signIn('reader')
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <VerificationPanel id="panel" post={postOf('p1', post)} />
    </QueryClientProvider>,
  )
}

test('while a check is under way the panel says that Doxy AI is reviewing the post', async () => {
  const screen = await open({ checkState: 'under_way' }, {})

  await expect.element(screen.getByText('This post has been flagged as pending. Doxy AI is reviewing it.')).toBeVisible()
})

test('once it is over the panel says what came of it, and no longer that it is under way', async () => {
  const screen = await open({ checkState: 'over' }, { outcome: 'checked', checkedAt: '2026-11-22T08:00:00.000Z', library: '40 passages' })

  await expect.element(screen.getByText('Checked. No source speaks to it.')).toBeVisible()
  expect(screen.getByText('is reviewing it').query()).toBeNull()
})
