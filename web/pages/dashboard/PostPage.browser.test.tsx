import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, postOf, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import PostPage from './PostPage.tsx'

/** The line to the server, in the hands of the test. */
const line = vi.hoisted(() => ({ hear: undefined as ((event: string, what: object) => void) | undefined }))
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, emit: () => {}, close: () => {}, onAny: (hear: typeof line.hear) => Object.assign(line, { hear }) }),
}))

afterEach(leave)

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <PostPage postId="p1" />
      </BrowserRouter>
    </QueryClientProvider>,
  )

/** Says it as soon as the page listens. */
const tell = (event: string, what = {}) => vi.waitFor(() => line.hear!(event, { postId: 'p1', ...what }))

test('an opened post that stands in no list is read again when it changes', async () => {
  signIn('reader')
  const asked = vi.fn()
  answer({
    'GET /api/feed/posts/p1': () => postOf('p1', { content: 'As it was opened' }),
    'GET /api/feed/posts/p1/comments': () => ({ items: [], next: null }),
    'POST /api/feed/refresh': ({ body }) => {
      asked(body)
      return { items: [postOf('p1', { content: 'As its author changed it' })], gone: [] }
    },
  })
  const screen = await open()
  await expect.element(screen.getByText('As it was opened')).toBeVisible()

  await tell('post_now', {
    likes: 0,
    comments: 0,
    verificationStatus: 'pending',
    checkState: 'under_way',
    editedAt: '2026-11-22T10:00:00.000Z',
    hasPreview: false,
    outcomeAt: null,
    poll: null,
    at: 1,
  })

  await expect.element(screen.getByText('As its author changed it')).toBeVisible()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ids: ['p1'] })
})

test('comments that are told live are counted without those that the reader is not shown', async () => {
  signIn('reader')
  const post = postOf('p1', { comments: 2, commentsHidden: 1 })
  answer({ 'GET /api/feed/posts/p1': () => post, 'GET /api/feed/posts/p1/comments': () => ({ items: [], next: null }) })
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Comment, 2 comments' })).toBeVisible()

  const { likes, verificationStatus, checkState } = post
  await tell('post_now', {
    likes,
    comments: 4,
    verificationStatus,
    checkState,
    editedAt: null,
    hasPreview: false,
    outcomeAt: null,
    poll: null,
    at: 1,
  })

  await expect.element(screen.getByRole('button', { name: 'Comment, 3 comments' })).toBeVisible()
})

test('an opened post that is deleted says so', async () => {
  signIn('reader')
  answer({
    'GET /api/feed/posts/p1': () => postOf('p1', { content: 'As it was opened' }),
    'GET /api/feed/posts/p1/comments': () => ({ items: [], next: null }),
    'POST /api/feed/refresh': () => ({ items: [], gone: ['p1'] }),
  })
  const screen = await open()
  await expect.element(screen.getByText('As it was opened')).toBeVisible()

  await tell('post_removed')

  await expect.element(screen.getByText('It was deleted, or it is no longer open to you.')).toBeVisible()
})

test('a post that could not be asked for is asked for again on a press', async () => {
  signIn('reader')
  const answers = { 'GET /api/feed/posts/p1/comments': () => ({ items: [], next: null }) }
  answer(answers).mockRejectedValue(new TypeError('Failed to fetch'))
  const screen = await open()
  await expect.element(screen.getByText('The post could not be loaded.')).toBeVisible()

  vi.restoreAllMocks()
  answer({ ...answers, 'GET /api/feed/posts/p1': () => postOf('p1', { content: 'Here after all' }) })
  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText('Here after all')).toBeVisible()
})
