import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { OpenedConversation } from '#contract/conversations.ts'
import type { Message } from '#contract/messages.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { heldOf } from '../held.ts'
import { noteDelivered } from './marks.ts'
import { useReading } from './use-reading.ts'

const items = Array.from({ length: 30 }, (_, at) => ({ seq: at + 1, senderId: 'ravi', author: 'member', gone: null }) as Message)
const held = heldOf({ items, firstSeq: 1, lastSeq: 30, changeSeq: 0 })
const opened = { id: 'night', standing: 'joined', readSeq: 0, unread: 30, lastSeq: 30 } as OpenedConversation

afterEach(leave)

/** Three of thirty messages fit on its screen. */
function Screen({ readSeq }: { readSeq: number }) {
  const endOf = useReading({ opened: { ...opened, readSeq }, held, viewerId: 'asha' })
  return (
    <div data-testid="screen" style={{ height: 300, overflowY: 'auto' }}>
      {items.map(({ seq }) => (
        <div key={seq} style={{ height: 100, display: 'grid', alignItems: 'end' }}>
          <p ref={endOf(seq)} data-seq={seq} style={{ margin: 0, height: 20 }} />
        </div>
      ))}
    </div>
  )
}

async function aScreen() {
  signIn('asha')
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const said: { conversationId: string; delivered: number; read: number }[] = []
  answer({
    'POST /api/conversations/marks': ({ body }) => {
      said.push(...(body as { items: typeof said }).items)
      return { unread: 0 }
    },
  })
  const cache = new QueryClient()
  const show = (readSeq: number) => (
    <QueryClientProvider client={cache}>
      <Screen readSeq={readSeq} />
    </QueryClientProvider>
  )
  const { rerender, getByTestId } = await render(show(0))
  const screen = getByTestId('screen').element()
  let heard = 0
  return {
    /** Scrolls there at once, as a jump does, and waits until the page has seen what stands there. */
    jump: async (top: number, seq: number) => {
      screen.scrollTo(0, top)
      await new Promise<void>((seen) => {
        new IntersectionObserver(([entry], observer) => {
          if (!entry!.isIntersecting) return
          observer.disconnect()
          seen()
        }).observe(screen.querySelector(`[data-seq="${seq}"]`)!)
      })
    },
    readElsewhere: (readSeq: number) => rerender(show(readSeq)),
    /** How far it has said by now that it was read: marks are said together, so that one of another conversation comes with it. */
    read: async () => {
      heard++
      noteDelivered(cache, 'another', heard)
      await expect.poll(() => said.some((one) => one.conversationId === 'another' && one.delivered === heard), { timeout: 5000 }).toBe(true)
      return Math.max(0, ...said.flatMap((one) => (one.conversationId === 'night' ? [one.read] : [])))
    },
  }
}

test('a jump to the latest message does not say that what it passed over was read', async () => {
  const page = await aScreen()
  await page.jump(0, 3)
  expect(await page.read()).toBe(3)

  await page.jump(2700, 30)
  expect(await page.read()).toBe(3)

  for (let top = 2500; top >= 300; top -= 200) await page.jump(top, top / 100 + 1)
  expect(await page.read()).toBe(30)
})

test('what was read on another device joins on to what was seen here', async () => {
  const page = await aScreen()
  await page.jump(0, 3)
  await page.jump(2700, 30)
  expect(await page.read()).toBe(3)

  await page.readElsewhere(27)

  expect(await page.read()).toBe(30)
})
