import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Message } from '#contract/messages.ts'
import { MessageActs } from './MessageActs.tsx'
import { type Asked, PaneContext, type PaneParts } from './pane-context.ts'

const said = vi.hoisted(() => ({ errors: [] as string[] }))
vi.mock('../../ui/status/toast.ts', () => ({ toast: { error: (words: string) => said.errors.push(words) } }))

const message = (at = new Date()): Message => ({
  ...{ conversationId: 'a', seq: 1, id: 'b', author: 'member', senderId: 'asha', clientId: 'c', at: at.toISOString() },
  ...{ envelope: { alg: 'plain1', body: '{"text":"Bed 4"}' }, gone: null, replyTo: null, urgent: null, editedAt: null, changeSeq: 0 },
  reactions: [],
})

async function menuOf(part: Partial<PaneParts> & { standing: 'joined' | 'waiting' | 'request' }, isMine = true) {
  const { standing, ...rest } = part
  const asked: Asked[] = []
  const nothing = () => {}
  const pane = {
    ...{ opened: { id: 'a', kind: 'direct', standing }, viewerId: 'asha', signedIn: true, canAct: standing === 'joined' },
    ...{ onWrite: nothing, onReply: nothing, onEdit: nothing, onJump: nothing, onAsk: (one: Asked) => void asked.push(one) },
    ...rest,
  } as unknown as PaneParts
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PaneContext value={pane}>
        <MessageActs message={message()} isMine={isMine} />
      </PaneContext>
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'More for this message' })
  const offered = async () => {
    await button.click()
    return screen
      .getByRole('menuitem')
      .all()
      .map((item) => item.element().textContent)
  }
  return { screen, asked, button, offered }
}

test('what was asked of the wrong person can be changed and taken back while it waits for their yes', async () => {
  const { screen, asked, offered } = await menuOf({ standing: 'waiting' })

  expect(await offered()).toEqual(['Edit', 'Copy', 'Delete for me', 'Delete for everyone'])
  await screen.getByRole('menuitem', { name: 'Delete for everyone' }).click()

  expect(asked.map(({ act }) => act)).toEqual(['deleteForEveryone'])
})

test('whoever is asked can report it, and no more', async () => {
  const { offered } = await menuOf({ standing: 'request' }, false)

  expect(await offered()).toEqual(['Report'])
})

test('where the browser gives no clipboard, that it was not copied is said', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  const { screen, button } = await menuOf({ standing: 'joined' })
  await button.click()
  await screen.getByRole('menuitem', { name: 'Copy', exact: true }).click()

  await expect.poll(() => said.errors).toEqual(['The text could not be copied. Select it and copy it by hand.'])
})
