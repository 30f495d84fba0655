import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import type { Kind, ShownEntry } from '../../lib/outbox/entry.ts'
import { showEntries } from '../../lib/outbox/outbox.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { NotSent } from './NotSent.tsx'

afterEach(() => {
  showEntries([])
  leave()
})

/** An entry as the outbox shows it; of these kinds nothing here is sent. */
const entry = (kind: Kind['name'], state: ShownEntry['state'], payload: object, memberId = 'asha'): ShownEntry => ({
  clientId: crypto.randomUUID(),
  memberId,
  kind,
  queue: kind,
  payload,
  at: 1,
  state,
  ...(state === 'refused' && { refusal: 'You have already posted this.' }),
})
const member = { id: 'ravi', name: 'Dr. Ravi Menon' }

test('nothing stands in the bar while everything is sent or on its way', async () => {
  signIn('asha')
  showEntries([entry('post', 'sending', { text: 'On its way' }), entry('post', 'waiting', { text: 'Of somebody else' }, 'ravi')])

  const { container } = await render(<NotSent />, { wrapper: BrowserRouter })

  expect(container.textContent).toBe('')
})

test('what waits or was refused is counted in the bar and named in a list, each with the way to it', async () => {
  signIn('asha')
  showEntries([
    entry('post', 'waiting', { text: '\nShort of breath at night\nand more' }),
    entry('comment', 'refused', { postId: 'p1', text: 'Which diuretic?' }),
    entry('press', 'waiting', { act: 'like', postId: 'p2', on: true }),
    entry('mate', 'waiting', { by: 'accept', member }),
  ])
  const screen = await render(<NotSent />, { wrapper: BrowserRouter })

  await screen.getByRole('button', { name: 'Not sent yet: 4' }).click()

  const rows = screen.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
  const links = rows.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Post: Short of breath at night', '/dashboard'],
    ['Comment: Which diuretic?', '/dashboard?post=p1'],
    ['Like a post', '/dashboard?post=p2'],
    ['Accept the request of Dr. Ravi Menon', '/mates'],
  ])
  await expect.element(rows.nth(1)).toMatchTextContent('Not sent. You have already posted this.')
  showEntries([])
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Everything has been sent.')
})
