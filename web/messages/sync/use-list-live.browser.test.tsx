import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Conversation } from '#contract/conversations.ts'
import type { Message } from '#contract/messages.ts'
import { answer, leave, Refusing, signIn } from '#tests/browser/world.ts'
import { useDelivered } from './use-list-live.ts'

const id = '01900000-0000-7000-8000-000000000001'
const upTo = (lastSeq: number) => ({ id, standing: 'joined', readSeq: 0, unread: lastSeq, lastSeq }) as Conversation
const message = (seq: number) => ({ conversationId: id, seq, changeSeq: 0, gone: null }) as Message

afterEach(leave)

function List({ conversations }: { conversations: readonly Conversation[] }) {
  useDelivered(conversations)
  return null
}

/** A list on a page of its own, and what the server is asked by it. */
async function aList() {
  signIn('reader')
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const marks = vi.fn((_: { body: unknown }) => ({ unread: 0 }))
  const list = vi.fn()
  answer({ 'POST /api/conversations/marks': marks, [`GET /api/conversations/${id}/messages`]: list })
  const show = (lastSeq: number) => (
    <QueryClientProvider client={cache}>
      <List conversations={[upTo(lastSeq)]} />
    </QueryClientProvider>
  )
  const { rerender } = await render(show(1))
  return { marks, list, show: (lastSeq: number) => rerender(show(lastSeq)) }
}

const marked = ({ marks }: Awaited<ReturnType<typeof aList>>) =>
  marks.mock.calls.map(([{ body }]) => (body as { items: { delivered: number }[] }).items[0]!.delivered)

test('a message that the list holds has reached the page, and so has the one after it', async () => {
  const page = await aList()
  await expect.poll(() => marked(page)).toEqual([1])

  await page.show(2)

  await expect.poll(() => marked(page), { timeout: 3000 }).toEqual([1, 2])
  expect(page.list).not.toHaveBeenCalled()
})

test('of several the list holds the last: they have reached the page once they are here, and not while they cannot be read', async () => {
  const page = await aList()
  await expect.poll(() => marked(page)).toEqual([1])
  page.list.mockImplementation(() => {
    throw new Refusing({ code: 'UNAVAILABLE', status: 503, message: 'Not now.' })
  })

  await page.show(30)
  await expect.poll(() => page.list.mock.calls.length).toBe(1)
  await new Promise((wait) => setTimeout(wait, 1200))
  expect(marked(page)).toEqual([1])

  const items = Array.from({ length: 31 }, (_, at) => message(at + 1))
  page.list.mockImplementation(() => ({ items, firstSeq: 1, lastSeq: 31, changeSeq: 0 }))
  await page.show(31)
  await expect.poll(() => marked(page), { timeout: 3000 }).toEqual([1, 31])
})

test('what lies before a stretch that is here has not reached the page', async () => {
  const page = await aList()
  await expect.poll(() => marked(page)).toEqual([1])
  const items = Array.from({ length: 50 }, (_, at) => message(at + 71))
  page.list.mockImplementation(() => ({ items, firstSeq: 1, lastSeq: 120, changeSeq: 0 }))

  await page.show(120)

  await expect.poll(() => page.list.mock.calls.length).toBe(1)
  await new Promise((wait) => setTimeout(wait, 1200))
  expect(marked(page)).toEqual([1])
})
