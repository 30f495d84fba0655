import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, Refusing, signIn } from '#tests/browser/world.ts'
import { doubtLine, setLine } from '../../lib/line.ts'
import { unstored } from '../../lib/outbox/room.ts'
import { readAgainWithLine } from '../../lib/query/client.ts'
import { orpc } from '../../lib/query/query.ts'
import { LineStatus } from './LineStatus.tsx'
import { watchLine } from './watch-line.ts'

function Readings() {
  const unread = useQuery(orpc.notifications.unread.queryOptions())
  const refused = useQuery(orpc.home.stats.queryOptions())
  return <p>{`${unread.data?.unread ?? unread.status}, ${refused.status}`}</p>
}

afterEach(() => {
  leave()
  setLine(true)
})

const status = async () => (await render(<LineStatus />)).getByRole('status')

test('nothing is said while the line is good', async () => {
  const line = await status()

  await expect.element(line).toBeEmptyDOMElement()
})

test('one lost request is no outage where the server answers', async () => {
  const asked = answer({ 'GET /api/health': () => ({}) })
  const line = await status()
  const stop = watchLine()

  doubtLine()

  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await expect.element(line).toBeEmptyDOMElement()
  stop()
})

test('an outage is said until the server answers again', async () => {
  let isUp = false
  answer({
    'GET /api/health': () => {
      if (!isUp) throw new TypeError('Failed to fetch')
      return {}
    },
  })
  const line = await status()
  const stop = watchLine()

  doubtLine()
  await expect.element(line).toHaveTextContent('Reconnecting…')
  isUp = true

  await expect.element(line).toHaveTextContent('Connected again.')
  stop()
})

test('that what is written is kept is said to members, as long as their browser has room for it', async () => {
  signIn('asha')
  answer({ 'GET /api/health': () => Promise.reject(new TypeError('Failed to fetch')) })
  const screen = await render(<LineStatus />)
  setLine(false)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Reconnecting… what you write is kept')

  unstored.add('a post')
  setLine(true)
  setLine(false)

  await expect.element(screen.getByRole('status')).toHaveTextContent('Reconnecting…')
  unstored.clear()
  setLine(true)
})

test('what could not be read is read again when the line is back, a refusal is not', async () => {
  signIn('asha')
  let isUp = false
  const asked = answer({
    'GET /api/notifications/unread': () => {
      if (!isUp) throw new TypeError('Failed to fetch')
      return { unread: 3 }
    },
  })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const stop = readAgainWithLine(cache)
  const screen = await render(
    <QueryClientProvider client={cache}>
      <Readings />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('error, error')).toBeVisible()

  isUp = true
  setLine(false)
  setLine(true)

  await expect.element(screen.getByText('3, error')).toBeVisible()
  expect(asked.mock.calls.filter(([address]) => String(address).endsWith('/api/home/stats'))).toHaveLength(1)
  stop()
})

test('while the server has no database that is said, and what could not be read is read again once it has', async () => {
  signIn('asha')
  let isAway = true
  const orAway = (told: object) => () => {
    if (isAway) throw new Refusing({ code: 'UNAVAILABLE', status: 503, message: 'The database is out of reach.' })
    return told
  }
  answer({ 'GET /api/notifications/unread': orAway({ unread: 3 }), 'GET /api/health': orAway({}) })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const stops = [watchLine(), readAgainWithLine(cache)]
  const screen = await render(
    <QueryClientProvider client={cache}>
      <LineStatus />
      <Readings />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('error, error')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Reconnecting… what you write is kept')

  isAway = false

  await expect.element(screen.getByText('3, error')).toBeVisible()
  for (const stop of stops) stop()
})
