import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave, postOf, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { PostRows } from './PostRows.tsx'

const posts = Array.from({ length: 2000 }, (_, at) => postOf(`p${at}`))
const nobody: ReadonlySet<string> = new Set()

afterEach(() => {
  window.scrollTo({ top: 0, behavior: 'instant' })
  leave()
})

const list = (cache: QueryClient) => (
  <QueryClientProvider client={cache}>
    <BrowserRouter>
      <PostRows posts={posts} fresh={nobody} onDelete={() => {}} />
    </BrowserRouter>
  </QueryClientProvider>
)

test('of two thousand posts only those near the screen are drawn, at either end', async () => {
  signIn('reader')
  const screen = await render(list(new QueryClient()))
  const drawn = () => screen.getByRole('article').elements().length

  await expect.element(screen.getByText('Post p0', { exact: true })).toBeVisible()
  expect(drawn()).toBeLessThan(60)

  await expect
    .poll(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return screen.getByText('Post p1999', { exact: true }).elements()
    })
    .toHaveLength(1)
  expect(screen.getByText('Post p0', { exact: true }).elements()).toHaveLength(0)
  expect(drawn()).toBeLessThan(60)
})

test('a list that is drawn again is as long as it was measured', async () => {
  signIn('reader')
  const cache = new QueryClient()
  const first = await render(list(cache))
  await expect.element(first.getByText('Post p0', { exact: true })).toBeVisible()
  window.scrollTo({ top: 20_000, behavior: 'instant' })
  await expect.poll(() => first.getByText('Post p0', { exact: true }).elements()).toHaveLength(0)
  const height = () => document.documentElement.scrollHeight
  const measured = height()

  await first.unmount()
  await render(list(cache))

  expect(height()).toBe(measured)
})
