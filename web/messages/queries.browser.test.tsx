import { QueryClient } from '@tanstack/react-query'
import { openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { KEPT_DATABASE } from '../lib/session.ts'
import { listQuery } from './queries.ts'

afterEach(leave)

/** The names under which something is kept on the device, which are not encrypted. */
async function names() {
  if (!(await indexedDB.databases()).some(({ name }) => name === KEPT_DATABASE)) return []
  const db = await openDB(KEPT_DATABASE)
  const all = await db.getAllKeys('answers')
  db.close()
  return all.map(String)
}

test('a folder is kept on the device, and what was searched for in it is not', async () => {
  signIn('asha')
  answer({ 'GET /api/conversations': () => ({ items: [], next: null, unread: 0, requests: 0 }) })
  const cache = new QueryClient()

  await cache.fetchInfiniteQuery(listQuery({ folder: 'inbox', q: 'tuberculosis' }))
  await cache.fetchInfiniteQuery(listQuery({ folder: 'inbox' }))

  await expect.poll(names).toHaveLength(1)
  expect((await names()).join()).not.toContain('tuberculosis')
})
