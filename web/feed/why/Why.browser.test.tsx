import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import Why from './Why.tsx'

afterEach(leave)

test('why a post is there comes into view where it opens below the screen', async () => {
  answer({ 'GET /api/feed/posts/p1/why': () => ({ items: [] }) })
  signIn('reader')

  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ height: '300vh' }} />
      <Why postId="p1" onLess={undefined} onClose={() => {}} />
      <div style={{ height: '100vh' }} />
    </QueryClientProvider>,
  )

  const heading = screen.getByRole('heading', { name: 'Why am I seeing this?' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
})
