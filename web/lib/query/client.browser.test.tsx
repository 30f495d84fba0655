import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { forgetSession, setLeaving } from '../session.ts'
import { forgetWithViewer } from './client.ts'
import { orpc } from './query.ts'

afterEach(leave)

const query = orpc.notifications.unread.queryOptions()

function Unread() {
  const { data } = useQuery(query)
  return <p>{data ? `${data.unread} unread` : 'Loading'}</p>
}

/** A page of this member's, and the cache behind it. The other member's answer never comes. */
async function show() {
  signIn('asha')
  answer({ 'GET /api/notifications/unread': ({ token }) => (token === 'Bearer asha' ? { unread: 3 } : new Promise(() => {})) })
  const cache = new QueryClient()
  const stop = forgetWithViewer(cache)
  const screen = await render(
    <QueryClientProvider client={cache}>
      <Unread />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('3 unread')).toBeVisible()
  return { screen, cache, stop }
}

test('another member who signs in sees nothing of what the first has read', async () => {
  const { screen, cache, stop } = await show()

  signIn('ravi')

  await expect.element(screen.getByText('Loading')).toBeVisible()
  expect(cache.getQueryData(query.queryKey)).toBeUndefined()
  stop()
})

test('the same member who comes back with another session keeps what was read', async () => {
  const { screen, cache, stop } = await show()

  signIn('asha')

  await expect.element(screen.getByText('3 unread')).toBeVisible()
  expect(cache.getQueryData(query.queryKey)).toEqual({ unread: 3 })
  stop()
})

test('whoever signs out keeps the screen while the farewell takes, and leaves nothing behind', async () => {
  const { screen, cache, stop } = await show()

  setLeaving(true)
  forgetSession()
  await expect.element(screen.getByText('3 unread')).toBeVisible()
  setLeaving(false)

  expect(cache.getQueryCache().getAll()).toEqual([])
  stop()
})
