import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { OpenedPaper, PaperVersion } from '#contract/papers.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { AddVersion } from './AddVersion.tsx'

afterEach(leave)

type Sent = { clientId: string; changesSummary: string }

/** The dialog over a server whose first answer gets lost. */
function setUp() {
  signIn('asha')
  const sent: Sent[] = []
  const { promise: lost, reject: lose } = Promise.withResolvers<void>()
  answer({
    'POST /api/research/papers/p/versions': async ({ body }) => {
      sent.push(body as Sent)
      if (sent.length === 1) await lost
      return { no: 2 }
    },
  })
  const onClose = vi.fn()
  const open = (versionList: Partial<PaperVersion>[] = []) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AddVersion paper={{ id: 'p', versionList } as OpenedPaper} onClose={onClose} />
      </QueryClientProvider>,
    )
  return { sent, open, onClose, lose: () => lose(new TypeError('Failed to fetch')) }
}

test('what changed cannot be written on while it is sent, stays after a lost answer and a reload, and is sent as the same version', async () => {
  const { sent, open, onClose, lose } = setUp()
  const first = await open()
  const box = first.getByRole('textbox', { name: 'What changed' })
  await box.fill('Table 2 corrected')
  await first.getByRole('button', { name: 'Add version' }).click()
  await expect.element(box).toBeDisabled()
  lose()
  await expect.element(first.getByRole('alert')).toBeVisible()
  await first.unmount()

  const again = await open()
  await expect.element(again.getByRole('textbox', { name: 'What changed' })).toHaveValue('Table 2 corrected')
  await again.getByRole('button', { name: 'Add version' }).click()

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent[1]).toEqual(sent[0])
})

test('what has arrived although its answer was lost is not offered to be sent again', async () => {
  const { sent, open, lose } = setUp()
  const first = await open()
  await first.getByRole('textbox', { name: 'What changed' }).fill('Table 2 corrected')
  await first.getByRole('button', { name: 'Add version' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  lose()
  await expect.element(first.getByRole('alert')).toBeVisible()
  await first.unmount()

  const again = await open([{ no: 2, clientId: sent[0]!.clientId, changesSummary: 'Table 2 corrected' }])

  await expect.element(again.getByRole('textbox', { name: 'What changed' })).toHaveValue('')
})
