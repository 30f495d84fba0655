import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AttachmentNote } from '#contract/message-content.ts'
import { MessageAttachments } from './MessageAttachments.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
const asked = vi.hoisted(() => ({ items: [] as { id: string; url: string }[], times: 0, freshMs: 60_000 }))
const save = vi.hoisted(() => ({ from: [] as string[][] }))
vi.mock('../../../lib/save-blob.ts', () => ({ saveFrom: (...what: string[]) => save.from.push(what) }))
vi.mock('./queries.ts', () => ({
  addressesQuery: () => ({
    queryKey: ['addresses'],
    staleTime: asked.freshMs,
    queryFn: async () => {
      asked.times++
      return { items: asked.items }
    },
  }),
}))

const note = (at: number, type: AttachmentNote['type'], name: string): AttachmentNote => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  ...{ type, name, sizeBytes: 430_000 },
})
const notes = [note(1, 'image/webp', 'One.webp'), note(2, 'image/webp', 'Two.webp'), note(3, 'application/pdf', 'Consent.pdf')]

beforeEach(() => {
  asked.items = notes.map(({ id }) => ({ id, url: PIXEL }))
  Object.assign(asked, { times: 0, freshMs: 60_000 })
  save.from = []
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MessageAttachments conversationId="00000000-0000-4000-8000-000000000000" notes={notes} />
    </QueryClientProvider>,
  )

test('a picture opens large, the arrow keys go to the next one, and Escape comes back to where it was', async () => {
  const screen = await show()
  const first = screen.getByRole('button', { name: 'Open One.webp' })
  await first.click()

  await expect.element(screen.getByRole('heading', { name: 'One.webp' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('heading', { name: 'Two.webp' })).toBeVisible()
  await expect.element(screen.getByText('2 of 2')).toBeVisible()
  await userEvent.keyboard('+')
  await expect.element(screen.getByRole('button', { name: 'Fit to the window' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(first).toHaveFocus()
})

test('a document is downloaded under its name', async () => {
  const screen = await show()

  const link = screen.getByRole('link', { name: /Consent\.pdf.*PDF · 0\.4 MB.*Download/ })
  await expect.element(link).toHaveAttribute('download', 'Consent.pdf')
  await expect.element(link).toHaveAttribute('href', PIXEL)
})

test('a document whose address may be over is downloaded from another one', async () => {
  asked.freshMs = 0
  const screen = await show()
  const link = screen.getByRole('link', { name: /Consent\.pdf/ })
  await expect.element(link).toHaveAttribute('href', PIXEL)

  asked.items = notes.map(({ id }) => ({ id, url: '/renewed' }))
  await link.click()

  await expect.poll(() => save.from).toEqual([['/renewed', 'Consent.pdf']])
})

test('what cannot be read any more says so, and an address that is over is asked for again once', async () => {
  asked.items = [{ id: notes[0]!.id, url: '/nothing-here.webp' }]
  const screen = await show()

  await expect.element(screen.getByText('This picture is no longer there.')).toBeVisible()
  await expect.element(screen.getByText('Consent.pdf is no longer there.')).toBeVisible()
  await expect.element(screen.getByText('This picture could not be loaded.')).toBeVisible()
  await expect.poll(() => asked.times).toBe(2)
})
