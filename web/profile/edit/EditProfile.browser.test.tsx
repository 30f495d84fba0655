import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Profile, ProfileDraft } from '#contract/profile.ts'
import { answer, leave, Refusing, signIn } from '#tests/browser/world.ts'
import { BrowserRouter } from '../../lib/router.tsx'
import EditProfile from './EditProfile.tsx'

afterEach(leave)

const counted = { total: 0, week: [0, 0, 0, 0, 0, 0, 0] }
const paper = { id: 'p1', title: 'Added elsewhere', journal: 'IHJ', authors: '', year: 2024, doi: null, citations: 0 }
const profileAt = (version: number, part: Partial<Profile> = {}): Profile => ({
  ...{ kind: 'doctor', marks: [], specialty: 'Cardiology', joinedAt: '2026-01-01T00:00:00.000Z', relation: 'self', bio: '' },
  card: {
    ...{ id: 'asha', handle: 'asha', name: 'Dr. Asha Rao', headline: '', hospital: '', location: '' },
    ...{ avatarUrl: null, verified: false, mark: null },
  },
  contact: { email: 'asha@hospital.in', phone: null },
  details: { education: '', currentPosition: '', experienceYears: 0, college: '', graduationYear: null, languages: [] },
  ...{ interests: [], entries: [], publications: [], certifications: [], showsActivity: true },
  counts: { profileViews: counted, mates: counted, posts: counted, researchPapers: counted },
  own: {
    ...{ version, signInEmail: 'asha@hospital.in' },
    audience: { email: 'me', phone: 'me', mates: 'members', activity: 'members', foundByEmail: false, isPublic: false },
  },
  ...part,
})

test('what was added elsewhere while a profile is edited is kept, and what is typed with it', async () => {
  signIn('asha')
  const fresh = profileAt(5, { publications: [paper] })
  const saved: ProfileDraft[] = []
  answer({
    'GET /api/profile': () => fresh,
    'PUT /api/profile': ({ body }) => {
      saved.push(body as ProfileDraft)
      if (saved.at(-1)!.version !== 5) throw new Refusing({ code: 'PROFILE_CHANGED', status: 409, message: 'Changed elsewhere.' })
      return fresh
    },
  })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const dialogOf = (profile: Profile) => (
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <EditProfile profile={profile} onClose={() => {}} />
      </BrowserRouter>
    </QueryClientProvider>
  )
  const screen = await render(dialogOf(profileAt(4)))
  await screen.getByLabelText('Bio').fill('Night shifts.')
  // The page has heard of it before whoever types has saved.
  await screen.rerender(dialogOf(fresh))

  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.getByText(/^Your profile was changed elsewhere meanwhile/)).toBeVisible()
  await screen.getByRole('button', { name: 'Save Changes' }).click()

  await vi.waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[0]).toMatchObject({ version: 4, publications: [] })
  expect(saved[1]).toMatchObject({ version: 5, bio: 'Night shifts.', publications: [{ id: 'p1', title: 'Added elsewhere' }] })
})
