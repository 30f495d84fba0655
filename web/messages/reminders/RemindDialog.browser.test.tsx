import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Message } from '#contract/messages.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { RemindDialog } from './RemindDialog.tsx'

const message: Message = {
  ...{ conversationId: 'a', seq: 1, id: 'b', author: 'member', senderId: 'ravi', clientId: 'c', at: '2026-11-25T03:00:00.000Z' },
  ...{ envelope: { alg: 'plain1', body: '{"text":"Repeat potassium"}' }, gone: null, replyTo: null, urgent: null, editedAt: null },
  ...{ changeSeq: 0, reactions: [] },
}

afterEach(() => {
  vi.useRealTimers()
  leave()
})

/** The dialog, opened on a Wednesday afternoon at three, and what is asked for from it. */
async function opened() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 15) })
  signIn('asha')
  const asked: string[] = []
  answer({
    'PUT /api/conversations/a/messages/1/reminder': ({ body }) => {
      asked.push((body as { remindAt: string }).remindAt)
      return body
    },
  })
  const onClose = vi.fn()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RemindDialog message={message} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { press: (name: string) => screen.getByRole('button', { name }).click(), alert: screen.getByRole('alert'), asked, onClose }
}

test('in a dialog that was left open an hour is one from now, and what has passed is promised to nobody', async () => {
  const { press, alert, asked, onClose } = await opened()
  vi.setSystemTime(new Date(2026, 10, 25, 23))

  await press('This evening, 18:00')
  await expect.element(alert).toMatchTextContent('This time has passed. Choose one that lies ahead.')
  expect([asked, onClose.mock.calls]).toEqual([[], []])

  await press('In an hour')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(asked.map((at) => at.slice(0, 16))).toEqual([new Date(2026, 10, 26).toISOString().slice(0, 16)])
})
