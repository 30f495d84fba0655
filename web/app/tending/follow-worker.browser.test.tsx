import { expect, test, vi } from 'vitest'
import { followWorker } from './follow-worker.ts'

test('a page goes where a notification leads, and stays where it is there already', () => {
  const navigate = vi.fn()
  const stop = followWorker(navigate)
  const say = (path: string) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'open', path } }))

  say('/messages')
  say(window.location.pathname)
  stop()
  say('/messages')

  expect(navigate.mock.calls).toEqual([['/messages']])
})
