import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ListEnd } from './ListEnd.tsx'

test('a list says that it loads while it does, and not while it only could', async () => {
  const onMore = vi.fn()
  const screen = await render(<ListEnd hasMore isLoading={false} error={null} onMore={onMore} />)
  await expect.poll(() => onMore.mock.calls.length).toBe(1)
  expect(screen.getByRole('status').elements()).toEqual([])

  await screen.rerender(<ListEnd hasMore isLoading error={null} onMore={onMore} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading more posts')

  await screen.rerender(<ListEnd hasMore={false} isLoading={false} error={null} onMore={onMore} />)
  await expect.element(screen.getByText('That is all for now.')).toBeVisible()
  expect(screen.getByRole('status').elements()).toEqual([])
})
