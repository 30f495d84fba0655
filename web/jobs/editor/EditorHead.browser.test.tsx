import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { InstitutionCard } from '#contract/institution.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { EditorHead } from './EditorHead.tsx'

const institution = { id: 'i1', name: 'Aravali Hospital' } as InstitutionCard

const head = (isStored: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <EditorHead institution={institution} posting={null} hasTyped isStored={isStored} onDropped={() => {}} />
      </BrowserRouter>
    </QueryClientProvider>,
  )

test('a job that is being written is said to be kept where it is, and nowhere else', async () => {
  const stored = await head(true)
  await expect.element(stored.getByText(/not saved yet, kept on this device/)).toBeVisible()
  await stored.unmount()

  const { container } = await head(false)

  expect(container.textContent).toContain('not saved yet, and this browser has no room for it')
  expect(container.textContent).not.toContain('kept on this device')
})
