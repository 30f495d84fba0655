import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Head, Message } from '#contract/messages.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { type Held, heldOf } from '../held.ts'
import { heldKey } from '../queries.ts'
import { catchUp, hearHead } from './catch-up.ts'

const id = '01900000-0000-7000-8000-000000000001'
const message = (seq: number, changeSeq = 0) => ({ conversationId: id, seq, changeSeq, gone: null }) as Message
const upTo = (lastSeq: number, changeSeq: number, items: readonly Message[] = []) => ({ items, firstSeq: 1, lastSeq, changeSeq })

afterEach(leave)

/** A page that holds one message, and a server whose first answer about new ones waits until it is let go. */
function aPage(news: (asked: number) => ReturnType<typeof upTo>, changes: () => ReturnType<typeof upTo>) {
  signIn('reader')
  const cache = new QueryClient()
  cache.setQueryData<Held>(heldKey(id), heldOf(upTo(1, 0, [message(1)])))
  const first = Promise.withResolvers<void>()
  const list = vi.fn(async () => {
    const asked = list.mock.calls.length
    const said = news(asked)
    if (asked === 1) await first.promise
    return said
  })
  answer({ [`GET /api/conversations/${id}/messages`]: list, [`GET /api/conversations/${id}/changes`]: changes })
  return { cache, list, letGo: first.resolve, held: () => cache.getQueryData<Held>(heldKey(id))! }
}

/** The line says how far the conversation goes while the first answer, which was made before, is on its way. */
async function hearMeanwhile({ cache, list, letGo }: ReturnType<typeof aPage>, head: Head) {
  const caughtUp = catchUp(cache, id)
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce())
  hearHead(cache, id, head)
  letGo()
  await caughtUp
}

test('a message that is heard of while an answer without it is on its way is asked for', async () => {
  const page = aPage((asked) => (asked === 1 ? upTo(1, 0) : upTo(2, 0, [message(2)])), vi.fn())

  await hearMeanwhile(page, { lastSeq: 2, changeSeq: 0 })

  await vi.waitFor(() => expect(page.held().messages.map(({ seq }) => seq)).toEqual([1, 2]))
})

test('so is a change', async () => {
  const page = aPage(
    () => upTo(1, 0),
    () => upTo(1, 1, [message(1, 1)]),
  )

  await hearMeanwhile(page, { lastSeq: 1, changeSeq: 1 })

  await vi.waitFor(() => expect(page.held().messages).toEqual([message(1, 1)]))
})

test('what the server never gives is not asked for for ever', async () => {
  const page = aPage(() => upTo(2, 0), vi.fn())

  await hearMeanwhile(page, { lastSeq: 2, changeSeq: 0 })

  await vi.waitFor(() => expect(page.list.mock.calls.length).toBeGreaterThan(1))
  await new Promise((wait) => setTimeout(wait, 200))
  expect(page.list).toHaveBeenCalledTimes(2)
})
