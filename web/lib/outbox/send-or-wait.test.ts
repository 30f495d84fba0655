import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLine } from '../line.ts'
import { drawFor } from '../session.ts'
import { showEntries } from './outbox.ts'
import { sendOrWait } from './send-or-wait.ts'
import { entryOf, networkFault, outboxOf } from './sender-in-memory.ts'

const { kind } = outboxOf([])
const press = (answer: () => Promise<string>, before: string[] = []) =>
  sendOrWait({
    kind,
    payload: 'a press',
    before: () => before.map((clientId) => ({ ...entryOf(clientId), state: 'waiting' as const })),
    send: answer,
  })

beforeEach(() => drawFor({ signedIn: false, token: null, user: null }))
afterEach(() => {
  setLine(true)
  showEntries([])
})

test('what a guest presses without a line is done in their tab, and not said to wait for one', async () => {
  setLine(false)

  expect(await press(async () => 'done')).toBe('done')
  expect(await press(async () => 'done', ['an earlier one'])).toBe('done')
})

test('what a guest presses and fails is a failure, since nothing would send it later', async () => {
  await expect(press(() => Promise.reject(networkFault))).rejects.toBe(networkFault)
})
