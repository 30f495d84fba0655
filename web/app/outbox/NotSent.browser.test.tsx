import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import type { Kind, ShownEntry } from '../../lib/outbox/entry.ts'
import { showEntries } from '../../lib/outbox/outbox.ts'
import { dropPressed, keepPressed } from '../../lib/outbox/pressed.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { NotSent } from './NotSent.tsx'
import { outboxTable } from './outbox-table.ts'

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

const [job, paper, hospital] = ['Perfusionist', 'Transfers by night', 'Aravali Hospital']
/** What the later rooms keep, with the line that names it. */
const ofRooms: [Kind['name'], object, string, string][] = [
  ['message', { conversationId: 'c1', text: 'Can you come?' }, 'Message: Can you come?', '/messages?conversation=c1'],
  ['paper-comment', { paperId: 'p1', text: 'Which arm?' }, 'Comment on a paper: Which arm?', '/researchhub?paper=p1'],
  ['application', { postingId: 'j1', title: job }, `Application: ${job}`, '/jobs?job=j1'],
  ['save-job', { id: 'j1', title: job, on: true }, `Save the job ${job}`, '/jobs?job=j1'],
  ['save-job', { id: 'j1', title: job, on: false }, `Remove the job ${job} from Saved`, '/jobs?job=j1'],
  ['save-paper', { id: 'p1', title: paper, on: true }, `Add to the reading list: ${paper}`, '/researchhub?paper=p1'],
  ['follow-paper', { id: 'p1', title: paper, on: false }, `Follow no more the paper ${paper}`, '/researchhub?paper=p1'],
  ['follow-institution', { id: 'i1', title: hospital, on: true }, `Follow ${hospital}`, '/institutions?id=i1'],
  ['go-to-event', { id: 'e1', title: 'ECG hour', on: true }, 'Going to ECG hour', '/education'],
  [
    'finish-reading',
    { courseId: 'dengue', stepId: 's1', title: 'Warning signs' },
    'Read: Warning signs',
    '/education?course=dengue&step=s1',
  ],
  ['answer-question', { courseId: 'dengue', stepId: 's2', prompt: 'Who goes?' }, 'Answer: Who goes?', '/education?course=dengue&step=s2'],
  ['rate-card', { prompt: 'Who goes?', rating: 'good' }, 'Recall: Who goes?', '/education?recall'],
]

test('every kind that may wait is looked at here', () => {
  const seen = new Set(['post', 'comment', 'press', 'mate', ...ofRooms.map(([kind]) => kind)])
  expect(seen).toEqual(new Set(outboxTable.map(({ name }) => name)))
})

test('what waits or was refused is counted in the bar and named in a list, each with the way to it', async () => {
  signIn('asha')
  showEntries([
    entry('post', 'waiting', { text: '\nShort of breath at night\nand more' }),
    entry('comment', 'refused', { postId: 'p1', text: 'Which diuretic?' }),
    entry('press', 'waiting', { act: 'like', postId: 'p2', on: true }),
    entry('mate', 'waiting', { by: 'accept', member }),
    ...ofRooms.map(([kind, payload]) => entry(kind, 'waiting', payload)),
  ])
  const screen = await render(<NotSent />, { wrapper: BrowserRouter })

  await screen.getByRole('button', { name: `Not sent yet: ${4 + ofRooms.length}` }).click()

  const rows = screen.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
  const links = rows.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Post: Short of breath at night', '/dashboard'],
    ['Comment: Which diuretic?', '/dashboard?post=p1'],
    ['Like a post', '/dashboard?post=p2'],
    ['Accept the request of Dr. Ravi Menon', '/mates'],
    ...ofRooms.map(([, , words, path]) => [words, path]),
  ])
  await expect.element(rows.nth(1)).toMatchTextContent('Not sent. You have already posted this.')
  showEntries([])
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Nothing is waiting.')
})

test('what was refused is there whole, and can be let go of where its place is gone', async () => {
  signIn('asha')
  const words = 'Can you come?\nBed 4, since noon, with all that was written below'
  const refused = entry('message', 'refused', { conversationId: 'gone', text: words })
  showEntries([refused, entry('post', 'waiting', { text: 'First line\nand more' })])
  const screen = await render(<NotSent />, { wrapper: BrowserRouter })
  await screen.getByRole('button', { name: 'Not sent yet: 2' }).click()

  const rows = screen.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
  await expect.element(rows.first().getByText(/since noon, with all/)).toBeVisible()
  await expect.element(rows.first().getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(rows.last()).not.toMatchTextContent('and more')
  await rows.first().getByRole('button', { name: 'Delete' }).click()

  await expect.element(screen.getByText(/since noon/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('list', { name: 'Not sent yet' })).toHaveFocus()
})

test('what the browser has no room for is not said to be kept', async () => {
  signIn('asha')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { state, ...pressed } = entry('post', 'waiting', { text: 'Short of breath' })
  keepPressed(pressed)
  showEntries([{ ...pressed, state }])
  const screen = await render(<NotSent />, { wrapper: BrowserRouter })
  await screen.getByRole('button', { name: 'Not sent yet: 1' }).click()

  await expect.element(screen.getByRole('dialog')).toMatchTextContent('This browser has no room to keep it. Leave the page open')
  await expect.element(screen.getByRole('dialog')).not.toMatchTextContent('Kept in this browser')

  full.mockRestore()
  dropPressed(pressed.clientId)
  showEntries([])
})
