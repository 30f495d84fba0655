import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { findDraft, saveDraft } from '../../lib/drafts.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { showEntries } from '../../lib/outbox/outbox.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { draftIn } from '../sending/message-draft.ts'
import { messageKind, messagesIn } from '../sending/message-kind.ts'
import type { MessageToSend } from '../sending/send-message.ts'
import { Pane } from './Pane.tsx'

const id = '01900000-0000-7000-8000-000000000002'
const refused: ShownEntry<MessageToSend> = {
  ...{ clientId: 'c', memberId: 'asha', kind: messageKind.name, queue: messagesIn(id), at: 1, state: 'refused' },
  payload: { conversationId: id, deviceId: 'd', text: 'Bed 4 is free,\nand bed 9 by noon' },
  refusal: 'We could not find that. It may have been removed.',
}

afterEach(() => {
  showEntries([])
  leave()
})

async function opensGone() {
  answer({})
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Pane conversationId={id} />
    </QueryClientProvider>,
    { wrapper: BrowserRouter },
  )
}

test('in a conversation that is gone its author still finds what nobody received, and lets go of it', async () => {
  signIn('asha')
  showEntries([refused])
  saveDraft(draftIn(id), { text: 'And who is on call' })
  const screen = await opensGone()

  await expect.element(screen.getByRole('heading', { name: /^This conversation is not here any more/ })).toBeVisible()
  const unsent = screen.getByRole('region', { name: 'What you wrote here' }).getByRole('article')
  await expect.element(unsent.first().getByText(/and bed 9 by noon/)).toBeVisible()
  await expect.element(unsent.first()).toMatchTextContent('Not sent. We could not find that.')
  await expect.element(unsent.last().getByText('And who is on call')).toBeVisible()

  await unsent.first().getByRole('button', { name: 'Delete' }).click()
  await screen.getByRole('region', { name: 'What you wrote here' }).getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('region', { name: 'What you wrote here' })).not.toBeInTheDocument()
  expect(findDraft(draftIn(id))).toBeUndefined()
})

test('where nothing is left the conversation is said to be gone, and no more', async () => {
  signIn('asha')
  const screen = await opensGone()

  await expect.element(screen.getByRole('heading', { name: /^This conversation is not here any more/ })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'What you wrote here' })).not.toBeInTheDocument()
})
