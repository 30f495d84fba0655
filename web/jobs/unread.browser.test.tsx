import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, Refusing, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../lib/router.tsx'
import { OpenJobs } from './institution/OpenJobs.tsx'
import { FindDesk } from './locum/desk/FindDesk.tsx'
import { LocumRail } from './locum/LocumRail.tsx'
import { NewJob } from './postings/ManagedJob.tsx'

vi.mock('socket.io-client', () => ({ io: () => ({ on: () => {}, emit: () => {}, close: () => {}, onAny: () => {} }) }))

const { href } = window.location
afterEach(() => {
  leave()
  window.history.replaceState(null, '', href)
})

const ID = '0198aaaa-0000-7000-8000-000000000001'
const open = (page: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>{page}</BrowserRouter>
    </QueryClientProvider>,
  )
const broken = () => {
  throw new Refusing({ code: 'BUSY', status: 503, message: 'Not now.' })
}

test('a notice of a shift that cannot be read says so and asks again; of one that is gone it leads on', async () => {
  signIn('asha')
  answer({ [`GET /api/locum/shifts/${ID}/desk`]: broken })
  const screen = await open(<FindDesk shiftId={ID} />)

  await expect.element(screen.getByText('The shift could not be loaded.')).toBeVisible()
  answer({})
  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText('This shift is not there for you any more')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All institutions' })).toHaveAttribute('href', '/institutions')
})

test('where a new job is begun for a page that is not there, or cannot be read, it does not load for ever', async () => {
  signIn('asha')
  answer({ [`GET /api/institutions/${ID}`]: broken })
  const screen = await open(<NewJob institutionId={ID} />)

  await expect.element(screen.getByText('The institution could not be loaded.')).toBeVisible()
  answer({})
  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText('You do not recruit here')).toBeVisible()
})

test('open jobs that cannot be read are not told as none', async () => {
  signIn('asha')
  answer({ 'GET /api/jobs': broken })
  const screen = await open(<OpenJobs institutionId={ID} />)

  await expect.element(screen.getByText('The open jobs could not be loaded.')).toBeVisible()
  answer({ 'GET /api/jobs': () => ({ items: [], next: null }) })
  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText('The open jobs could not be loaded.')).not.toBeInTheDocument()
})

test('whoever runs the institution of a shift comes to its desk, also where the notice led to the doctor’s page', async () => {
  signIn('asha')
  window.history.replaceState(null, '', `/locum?shift=${ID}`)
  answer({ [`GET /api/locum/shifts/${ID}/desk`]: () => ({ institutionId: 'ward', day: '2026-12-01' }) })

  await open(<LocumRail />)

  await expect.poll(() => window.location.search).toBe(`?institution=ward&shift=${ID}&week=2026-12-01`)
})
