import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Message } from '#contract/messages.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { EditComposer } from './EditComposer.tsx'

const message: Message = {
  ...{ conversationId: 'a', seq: 1, id: 'b', author: 'member', senderId: 'asha', clientId: 'c', at: new Date().toISOString() },
  ...{ envelope: { alg: 'plain1', body: '{"text":"Bed 4"}' }, gone: null, replyTo: null, urgent: null, editedAt: null, changeSeq: 0 },
  reactions: [],
}

afterEach(leave)

/** A message that is being edited, and how the server answers once it is let. */
async function editing() {
  signIn('asha')
  const { promise: saved, resolve: letSave } = Promise.withResolvers<void>()
  const sent: string[] = []
  answer({
    'PATCH /api/conversations/a/messages/1': async ({ body }) => {
      const { envelope } = body as { envelope: { body: string } }
      sent.push(JSON.parse(envelope.body).text)
      if (sent.length === 1) await saved
      return { ...message, envelope, changeSeq: sent.length }
    },
  })
  const onDone = vi.fn()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <EditComposer id="e" message={message} area={createRef()} onDone={onDone} />
    </QueryClientProvider>,
  )
  const box = screen.getByRole('textbox', { name: 'Edit your message' })
  const save = () => screen.getByRole('button', { name: 'Save' }).click()
  return { box, save, sent, onDone, letSave }
}

test('what is written on while an edit is being saved stays, to be saved as well', async () => {
  const { box, save, sent, onDone, letSave } = await editing()
  await box.fill('Bed 4, one gram')
  await save()
  await expect.poll(() => sent).toEqual(['Bed 4, one gram'])

  await box.fill('Bed 4, one gram at noon')
  letSave()
  await expect.poll(async () => (await box.element()).closest('form')!.querySelector('[aria-busy=true]')).toBeNull()

  expect(onDone).not.toHaveBeenCalled()
  await expect.element(box).toHaveValue('Bed 4, one gram at noon')
  await save()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent).toEqual(['Bed 4, one gram', 'Bed 4, one gram at noon'])
})
