import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../../../lib/router.tsx'
import { LocumDesk } from './LocumDesk.tsx'

/** The line to the server, in the hands of the test. */
const line = vi.hoisted(() => ({ hear: undefined as ((event: string, what: object) => void) | undefined }))
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, emit: () => {}, close: () => {}, onAny: (hear: typeof line.hear) => Object.assign(line, { hear }) }),
}))

afterEach(leave)

const ID = '0198aaaa-0000-7000-8000-000000000001'

test('whoever may manage shifts no longer sees none of them, without opening the desk again', async () => {
  signIn('asha')
  let role: 'recruiter' | 'editor' = 'recruiter'
  answer({
    [`GET /api/institutions/${ID}`]: () => ({ id: ID, name: 'Teesta Hospital', city: 'Siliguri', verified: true, role }),
    [`GET /api/institutions/${ID}/shifts`]: () => ({ fromDay: '2026-11-30', shifts: [] }),
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <LocumDesk institutionId={ID} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('No shifts this week')).toBeVisible()
  await vi.waitFor(() => expect(line.hear).toBeDefined())

  role = 'editor'
  line.hear!('institution_changed', { institutionId: ID })

  await expect.element(screen.getByText('You do not manage shifts here')).toBeVisible()
  await expect.element(screen.getByText('No shifts this week')).not.toBeInTheDocument()
})
