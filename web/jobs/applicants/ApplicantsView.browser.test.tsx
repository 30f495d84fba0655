import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { CloseReason, Posting } from '#contract/posting.ts'
import { answer, leave, Refusing, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import { ApplicantsView } from './ApplicantsView.tsx'

afterEach(leave)

const ID = '0198aaaa-0000-7000-8000-000000000001'
const institution = { id: 'ward', name: 'Teesta Hospital' }
const open = (closeReason: CloseReason | null) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <ApplicantsView
          posting={{ id: ID, title: 'Registrar', institution, postingState: closeReason ? 'closed' : 'published', closeReason } as Posting}
        />
      </BrowserRouter>
    </QueryClientProvider>,
  )

test('of a job that a reviewer has removed nobody is shown who applied, nor how to take them along', async () => {
  signIn('asha')
  answer({ [`GET /api/postings/${ID}/applicants`]: () => ({ items: [], next: null, counts: {} }) })
  const screen = await open('removed')

  await expect.element(screen.getByRole('heading', { name: 'A reviewer has removed this job' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
})

test('while a reviewer has ended the mark of the page it says why nobody reads applications', async () => {
  signIn('asha')
  answer({
    [`GET /api/postings/${ID}/applicants`]: () => {
      throw new Refusing({ code: 'READING_SUSPENDED', status: 409, message: 'Later.' })
    },
  })
  const screen = await open(null)

  await expect.element(screen.getByRole('heading', { name: 'Nobody here reads applications at the moment' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Manage page' })).toHaveAttribute('href', '/institutions?id=ward&manage')
})
