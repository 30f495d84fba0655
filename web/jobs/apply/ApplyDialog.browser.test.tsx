import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Posting } from '#contract/posting.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { findDraft, saveDraft } from '../../lib/drafts.ts'
import { entriesOf, showEntries } from '../../lib/outbox/outbox.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { takeBackApplication } from './application-kind.ts'
import type { ApplicationToSend } from './send-application.ts'

afterEach(() => {
  showEntries([])
  leave()
})

const posting = {
  ...{ id: 'p1', title: 'Perfusionist', questions: [], answerRecord: { applications: 0, answeredOf100: null, medianDays: null } },
  institution: { id: 'i1', name: 'Aravali Hospital', kind: 'hospital', city: 'Pune' },
} as unknown as Posting
const waiting = () => entriesOf<ApplicationToSend>('application', 'application:p1')

const open = (onClose: () => void) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <ApplyDialog posting={posting} onClose={onClose} />
      </BrowserRouter>
    </QueryClientProvider>,
  )

test('an application that cannot be sent goes by itself where its author wants that, and can be written on meanwhile', async () => {
  signIn('asha')
  answer({
    'POST /api/jobs/p1/application': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  saveDraft('application:p1', { letter: 'I would like to come back.' })
  const onClose = vi.fn()
  const screen = await open(onClose)
  await screen.getByRole('button', { name: 'Send application' }).click()

  await screen.getByRole('button', { name: 'Send it by itself when the connection is back' }).click()

  expect(onClose).toHaveBeenCalledOnce()
  expect(waiting()).toMatchObject([{ payload: { title: 'Perfusionist', sent: { letter: 'I would like to come back.' } } }])
  expect(findDraft('application:p1')).toBeUndefined()
  expect(takeBackApplication(waiting()[0]!)).toBe(true)
  expect(waiting()).toEqual([])
  expect(findDraft('application:p1')).toMatchObject({ letter: 'I would like to come back.' })
})

test('what the server refuses is not offered to be tried again by itself', async () => {
  signIn('asha')
  answer({})
  const screen = await open(() => {})

  await screen.getByRole('button', { name: 'Send application' }).click()

  await expect.element(screen.getByText('Nothing here.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send it by itself when the connection is back' }).elements()).toEqual([])
})
