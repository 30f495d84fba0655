import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PublicationDraft } from '#contract/credentials.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import AddPublications from './AddPublications.tsx'

afterEach(leave)

async function open() {
  signIn('asha')
  const added: string[][] = []
  const onClose = vi.fn()
  answer({
    'POST /api/profile/publications': ({ body }) => {
      const { publications } = body as { publications: PublicationDraft[] }
      added.push(publications.map(({ title }) => title))
      return { added: publications.length, skipped: 0 }
    },
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <AddPublications onClose={onClose} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  const read = async (references: string) => {
    await screen.getByRole('tab', { name: 'Import' }).click()
    await screen.getByLabelText('References').fill(references)
    await screen.getByRole('button', { name: 'Read references' }).click()
  }
  return { screen, added, onClose, read }
}

const reference = (at: number) => `${at}. Rao A, Iyer B. Paper number ${at}. Indian Heart J. 2021;73:${at}.`

test('of a list of more papers than are added at once the others follow', async () => {
  const { screen, added, onClose, read } = await open()

  await read(Array.from({ length: 203 }, (_, at) => reference(at + 1)).join('\n'))
  await expect.element(screen.getByText('These are the first 200 of 203 papers.', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Add 200 papers' }).click()
  await screen.getByRole('button', { name: 'Add 3 papers' }).click()

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(added.map(({ length }) => length)).toEqual([200, 3])
  expect(added[1]).toEqual(['Paper number 201', 'Paper number 202', 'Paper number 203'])
})

test('what was typed by hand is not let go of with the list beside it', async () => {
  const { screen, added, onClose, read } = await open()
  await screen.getByLabelText('Title').fill('By hand')
  await screen.getByLabelText('Journal').fill('IHJ')

  await read(reference(1))
  await screen.getByRole('button', { name: 'Add 1 paper' }).click()
  await expect.element(screen.getByLabelText('Title')).toHaveValue('By hand')
  expect(onClose).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Add publication' }).click()

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(added).toEqual([['Paper number 1'], ['By hand']])
})
