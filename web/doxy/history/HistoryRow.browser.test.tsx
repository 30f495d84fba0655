import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { HistoryRow } from './HistoryRow.tsx'

afterEach(leave)

const chat = { id: '0199a0c2-0000-7000-8000-000000000001', title: 'Aspirin', askedAt: '2026-11-22T08:00:00.000Z', unreadable: false }
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HistoryRow chat={chat} isOpen={false} onOpen={() => undefined} onRemove={() => undefined} />
    </QueryClientProvider>,
  )

test('a title that was begun is there when the list is opened again, until it is saved', async () => {
  signIn('asha')
  answer({ [`PUT /api/doxy/chats/${chat.id}`]: ({ body }) => ({ ...chat, ...(body as object) }) })
  const first = await open()
  await first.getByRole('button', { name: 'Options for Aspirin' }).click()
  await first.getByRole('menuitem', { name: 'Rename' }).click()
  await first.getByRole('textbox', { name: 'Title' }).fill('Aspirin after a stroke')
  await first.unmount()

  const again = await open()

  await expect.element(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Aspirin after a stroke')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect.element(again.getByRole('button', { name: 'Options for Aspirin' })).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.includes('chat-title'))).toEqual([])
})
