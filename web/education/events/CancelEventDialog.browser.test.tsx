import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Event } from '#contract/events.ts'
import { leave, signIn } from '#tests/browser/world.ts'
import CancelEventDialog from './CancelEventDialog.tsx'

afterEach(leave)

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CancelEventDialog event={{ id: 'e', title: 'Journal club' } as Event} onClose={() => {}} />
    </QueryClientProvider>,
  )

test('the reason for a cancellation stands through a reload, for this event', async () => {
  signIn('asha')
  const first = await open()
  await first.getByRole('textbox', { name: /^Reason/ }).fill('The hall is flooded')
  await first.unmount()

  const again = await open()

  await expect.element(again.getByRole('textbox', { name: /^Reason/ })).toHaveValue('The hall is flooded')
})
