import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { heldOf } from '../held.ts'
import { heldKey } from '../queries.ts'
import { findHeld } from './held-found.ts'

const message = (conversationId: string, seq: number, text: string, part: Partial<Message> = {}): Message =>
  ({
    ...{ id: `${conversationId}-${seq}`, conversationId, seq, author: 'member', senderId: 'asha', clientId: null, changeSeq: seq },
    ...{ at: `2026-11-0${seq}T08:00:00.000Z`, envelope: { alg: 'plain1', body: JSON.stringify({ text }) }, gone: null, editedAt: null },
    ...{ replyTo: null, forwarded: false, reactions: [], urgent: null, attachments: [] },
    ...part,
  }) as unknown as Message

const held = (...items: Message[]) => heldOf({ items, firstSeq: 1, lastSeq: items.length, changeSeq: items.length })

test('what a page holds is searched without the server: all words, any case and marks, the latest first', () => {
  const cache = new QueryClient()
  cache.setQueryData(
    heldKey('a'),
    held(message('a', 1, 'Ménière at the ward'), message('a', 2, 'Aspirin given'), message('a', 3, 'x', { envelope: null })),
  )
  cache.setQueryData(heldKey('b'), held(message('b', 4, 'The ward: MENIERE again')))
  const texts = (q: string, conversationId?: string) =>
    findHeld(cache, { q, ...(conversationId && { conversationId }) }).map(({ id }) => id)

  expect(texts('meniere ward')).toEqual(['b-4', 'a-1'])
  expect(texts('meniere', 'a')).toEqual(['a-1'])
  expect(texts('nowhere')).toEqual([])
  expect(texts('m')).toEqual([])
})
