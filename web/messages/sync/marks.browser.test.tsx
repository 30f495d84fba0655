import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { noteDelivered, noteRead } from './marks.ts'

afterEach(leave)

test('what one member saw and could not say is not said of whoever signs in next', async () => {
  const said: { token: string | null; items: unknown }[] = []
  const { promise: lost, reject: lose } = Promise.withResolvers<void>()
  answer({
    'POST /api/conversations/marks': async ({ body, token }) => {
      said.push({ token, items: (body as { items: unknown }).items })
      if (said.length === 1) await lost
      return {}
    },
  })
  const cache = new QueryClient()
  signIn('asha')
  noteRead(cache, 'group', 7)
  await vi.waitFor(() => expect(said).toHaveLength(1))

  signIn('ravi')
  noteDelivered(cache, 'group', 9)
  lose(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(said).toHaveLength(2), { timeout: 5000 })
  noteDelivered(cache, 'group', 10)
  await vi.waitFor(() => expect(said).toHaveLength(3), { timeout: 5000 })

  const items = (delivered: number) => [{ conversationId: 'group', delivered, read: 0 }]
  expect(said.slice(1)).toEqual([9, 10].map((delivered) => ({ token: 'Bearer ravi', items: items(delivered) })))
})
