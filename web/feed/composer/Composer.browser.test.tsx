import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import { saveDraft } from '../../lib/drafts.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { session } from '../../lib/session.ts'
import { Composer } from './Composer.tsx'

vi.mock('../../lib/outbox/outbox.ts', async (original) => ({ ...(await original<object>()), enqueue: vi.fn() }))

beforeEach(() => vi.mocked(enqueue).mockClear())
afterEach(leave)

/** The composer with a text and pictures, which are described or not. */
async function open(alts: string[], text = 'Two films') {
  signIn('writer')
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const images = alts.map((alt, at) => ({ id: `p${at}`, url, width: 1, height: 1, alt }))
  saveDraft('post', { clientId: crypto.randomUUID(), text, link: '', images, quotedId: null, poll: null, audience: 'members' })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Composer user={session().user!} />
    </QueryClientProvider>,
  )
  const post = screen.getByRole('button', { name: 'Post', exact: true })
  const note = screen.getByRole('group', { name: /no description/ })
  return { screen, post, note, fields: screen.getByLabelText(/^Describe this picture/) }
}

test('pictures without words are asked about once, and the way to describe them leads there', async () => {
  const { screen, post, note, fields } = await open(['A hilar shadow', ''])
  await expect.element(fields.nth(1)).toBeVisible()

  await post.click()

  await expect.element(note).toHaveFocus()
  await expect.element(note).toHaveAccessibleName('1 of 2 pictures has no description.')
  expect(enqueue).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Describe it' }).click()
  await expect.element(fields.nth(1)).toHaveFocus()
  await userEvent.keyboard('x{Backspace}')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(fields.nth(1)).toHaveFocus()
  await post.click()
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
})

test.each(['Post without', 'Post'])('a post without descriptions goes by %s', async (name) => {
  const { screen, post, note } = await open([''])
  await post.click()
  await expect.element(note).toHaveAccessibleName('Your picture has no description.')

  await screen.getByRole('button', { name, exact: true }).click()

  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
})

test('a post whose pictures are described goes at the first press', async () => {
  const { post, note } = await open(['One', 'Two'])

  await post.click()

  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  expect(note.elements()).toHaveLength(0)
})
