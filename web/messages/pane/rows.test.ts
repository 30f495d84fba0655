import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import type { MessageToSend } from '../sending/send-message.ts'
import { rowsOf } from './rows.ts'

const message = (seq: number, senderId: string, over: Partial<Message> = {}) =>
  ({ seq, senderId, clientId: `client-${seq}`, author: 'member', at: '2026-11-20T09:00:00.000Z', ...over }) as Message
const entry = (clientId: string) => ({ clientId, memberId: 'me', at: Date.parse('2026-11-20T09:05:00.000Z') }) as ShownEntry<MessageToSend>

test('what the server has by now is shown once, in the place where it was pressed', () => {
  const waiting = rowsOf({ messages: [], entries: [entry('client-1'), entry('other')], viewerId: 'me', readSeq: 0 })
  const arrived = rowsOf({ messages: [message(1, 'me')], entries: [entry('client-1'), entry('other')], viewerId: 'me', readSeq: 0 })

  expect(arrived.map(({ key }) => key)).toEqual(waiting.map(({ key }) => key))
})

test('somebody else’s message never stands for one’s own, though it bears the same client id', () => {
  const rows = rowsOf({ messages: [message(1, 'kavya')], entries: [entry('client-1')], viewerId: 'me', readSeq: 1 })

  expect(rows).toHaveLength(2)
})

test('the unread line stands once, above the first message of others that was not seen', () => {
  const messages = [message(1, 'kavya'), message(2, 'me'), message(3, 'kavya'), message(4, 'kavya')]

  const rows = rowsOf({ messages, entries: [], viewerId: 'me', readSeq: 1 })

  expect(rows.map((row) => 'message' in row && row.startsUnread)).toEqual([false, false, true, false])
})

test('a day is named where it begins, and a sender where somebody else wrote before', () => {
  const messages = [message(1, 'kavya'), message(2, 'kavya'), message(3, 'ravi'), message(4, 'ravi', { at: '2026-11-22T09:00:00.000Z' })]

  const rows = rowsOf({ messages, entries: [], viewerId: 'me', readSeq: 9 })

  expect(rows.map(({ startsDay }) => startsDay)).toEqual([true, false, false, true])
  expect(rows.map((row) => 'message' in row && row.startsRun)).toEqual([true, false, true, true])
})
