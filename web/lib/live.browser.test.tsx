import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { INTERESTS_MAX, type Interest, WATCH } from '#contract/live.ts'
import { leave, signIn } from '#tests/browser/world.ts'
import { useLive, useShown } from './live.ts'

/** The line to the server, in the hands of the test. */
const line = vi.hoisted(() => ({
  hear: undefined as ((event: string, what: object, spreadMs?: number) => void) | undefined,
  connect: undefined as (() => void) | undefined,
  emit: vi.fn(),
}))
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, act: () => void) => event === 'connect' && Object.assign(line, { connect: act }),
    emit: line.emit,
    close: () => {},
    onAny: (hear: typeof line.hear) => Object.assign(line, { hear }),
  }),
}))

afterEach(leave)

const heard = vi.fn()
const handlers = { comments_changed: heard }
function Listening() {
  useLive(handlers)
  return null
}

test('a page among few acts at once, and one among many within the time that they share', async () => {
  signIn('reader')
  await render(<Listening />)
  await vi.waitFor(() => expect(line.hear).toBeDefined())
  const wait = vi.spyOn(window, 'setTimeout')
  const [few, many] = [{ postId: 'p1' }, { postId: 'p2' }]

  line.hear!('comments_changed', few)
  expect(heard.mock.calls).toEqual([[few]])
  line.hear!('comments_changed', many, 400)
  line.hear!('comments_changed', many, 400)
  expect(heard.mock.calls).toEqual([[few]])

  const waits = wait.mock.calls.map(([, ms]) => ms!).slice(0, 2)
  expect(waits[0]).toBeLessThanOrEqual(400)
  expect(waits[1]).toBe(waits[0])
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[few], [many], [many]]))
})

function Showing({ interest }: { interest: Interest }) {
  useShown(interest)
  return null
}

test('what a page is about is watched however many rows it shows, and of these the latest', async () => {
  signIn('reader')
  const rows = Array.from({ length: INTERESTS_MAX + 20 }, (_, at): Interest => `${at % 2 ? 'presence' : 'post'}:${at}`)
  await render(
    <>
      <Listening />
      {['conversation:open' as const, ...rows, 'comments:late' as const].map((interest) => (
        <Showing key={interest} interest={interest} />
      ))}
    </>,
  )
  await vi.waitFor(() => expect(line.connect).toBeDefined())
  line.connect!()

  const said = () => line.emit.mock.lastCall?.[1] as Interest[]
  await vi.waitFor(() => expect(said()).toHaveLength(INTERESTS_MAX))
  expect(line.emit.mock.lastCall?.[0]).toBe(WATCH)
  expect(said()).toEqual([...rows.slice(2 - INTERESTS_MAX), 'conversation:open', 'comments:late'])
})
