import { hashKey, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { findAnswer, keepAnswer } from '../../lib/kept/store.ts'
import { KEPT_DATABASE } from '../../lib/session.ts'
import { heldOf } from '../held.ts'
import { heldKey, listQuery } from '../queries.ts'
import { findHeld } from '../search/held-found.ts'
import { refreshList } from './refresh-list.ts'

const id = '01900000-0000-7000-8000-000000000002'
const kept = hashKey(heldKey(id))
const said = {
  ...{ id: 'a', conversationId: id, seq: 1, author: 'member', senderId: 'asha', changeSeq: 0, gone: null, at: '2026-11-01T08:00:00.000Z' },
  envelope: { alg: 'plain1', body: '{"text":"Bed 4 is free"}' },
} as unknown as Message

afterEach(async () => {
  leave()
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(KEPT_DATABASE)
})
beforeEach(() => signIn('reader'))

/** A page that has read a conversation, and reads its list anew: these are what it finds of it there. */
async function readsItsList(heads: readonly { id: string }[]) {
  const cache = new QueryClient()
  cache.setQueryData(heldKey(id), heldOf({ items: [said], firstSeq: 1, lastSeq: 1, changeSeq: 0 }))
  const top = { items: [], next: null, unread: 0, requests: 0 }
  cache.setQueryData(listQuery({ folder: 'inbox' }).queryKey, { pages: [top], pageParams: [undefined] })
  await keepAnswer('reader', kept, 'Bed 4 is free')
  answer({ 'GET /api/conversations': () => top, 'POST /api/conversations/heads': () => ({ items: heads }) })
  await refreshList(cache, { folder: 'inbox' })
  return cache
}

test('what was said in a conversation that is the reader’s no more is found neither on the page nor on the device', async () => {
  const cache = await readsItsList([])

  expect(findHeld(cache, { q: 'bed' })).toEqual([])
  await expect.poll(() => findAnswer('reader', kept)).toBeUndefined()
})

test('what stands in another folder, or further down, stays', async () => {
  const cache = await readsItsList([{ id }])

  expect(findHeld(cache, { q: 'bed' })).toHaveLength(1)
  expect(await findAnswer('reader', kept)).toBeDefined()
})
