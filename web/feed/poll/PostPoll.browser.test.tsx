import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Poll } from '#contract/poll.ts'
import { answer, leave, postOf, signIn } from '#tests/browser/world.ts'
import { openedQuery } from '../cache/queries.ts'
import { postHandlers } from '../cache/use-post-events.ts'
import PostPoll from './PostPoll.tsx'

afterEach(leave)

const HOUR_MS = 3600_000
const pollOf = (part: Partial<Poll> = {}): Poll => ({
  ...{ options: ['Yes', 'No'], votes: 3, counts: null, choice: null, isClosed: false, version: 3 },
  closesAt: new Date(Date.now() + HOUR_MS).toISOString(),
  ...part,
})
const VOTED = { counts: [2, 1], choice: 0 }

function Opened() {
  const post = useQuery(openedQuery('p1')).data?.items[0]
  return post?.poll ? <PostPoll post={post} poll={post.poll} /> : null
}

/** A poll as it is opened, and as it is read again. */
async function open(before: Poll, after = before) {
  signIn('reader')
  const reread = vi.fn(() => ({ items: [postOf('p1', { poll: after })], gone: [] }))
  answer({ 'GET /api/feed/posts/p1': () => postOf('p1', { poll: before }), 'POST /api/feed/refresh': reread })
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const screen = await render(
    <QueryClientProvider client={cache}>
      <Opened />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText(/Opinion of 3 members, not evidence/)).toBeVisible()
  const hear = (poll: { votes: number; version: number }) => {
    const { id: postId, likes, comments, verificationStatus, checkState, editedAt } = postOf('p1')
    postHandlers(cache).post_now({
      postId,
      likes,
      comments,
      verificationStatus,
      checkState,
      editedAt,
      hasPreview: false,
      outcomeAt: null,
      poll,
      at: 1,
    })
  }
  return { screen, reread, hear }
}

test('a poll that closes while it is shown says so by itself', async () => {
  const soon = pollOf({ closesAt: new Date(Date.now() + 200).toISOString() })

  const { screen } = await open(soon, { ...soon, isClosed: true, counts: [2, 1] })

  await expect.element(screen.getByText(/Closed on/), { timeout: 5000 }).toBeVisible()
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Yes67% 2 votes')
})

test('whoever has not voted is told of more votes without asking', async () => {
  const { screen, reread, hear } = await open(pollOf())

  hear({ votes: 4, version: 4 })

  await expect.element(screen.getByText(/Opinion of 4 members, not evidence/)).toBeVisible()
  expect(screen.getByText(/%/).elements()).toHaveLength(0)
  expect(reread).not.toHaveBeenCalled()
})

test('whoever has voted sees the shares follow, also where a vote only moved', async () => {
  const { screen, hear } = await open(pollOf(VOTED), pollOf({ ...VOTED, counts: [3, 0], version: 4 }))

  hear({ votes: 3, version: 4 })

  await expect.element(screen.getByRole('radio', { name: 'Yes (your vote) 100% 3 votes' })).toBeVisible()
})
