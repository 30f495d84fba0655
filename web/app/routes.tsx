import { Navigate, Route, Routes } from 'react-router'
import { useSession } from '../lib/session.ts'
import { Guard } from './Guard.tsx'
import { page } from './lazy-page.tsx'

const LandingPage = page(() => import('../pages/LandingPage.tsx'), 'LandingPage')
const FeaturesPage = page(() => import('../pages/FeaturesPage.tsx'), 'FeaturesPage')
const AboutPage = page(() => import('../pages/AboutPage.tsx'), 'AboutPage')
const ComingPage = page(() => import('../pages/ComingPage.tsx'), 'ComingPage')
const NotFoundPage = page(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage')

/** Places whose rooms are not built yet; each says on its page what it will hold. */
const coming = [
  '/messages',
  '/researchhub',
  '/research-hub',
  '/mates',
  '/jobs',
  '/education',
  '/supabase-login',
  '/supabase-register',
  '/supabase-auth/callback',
  '/supabase-demo',
  '/oauth-debug',
  '/oauth-fix',
  '/auth-test',
]
const comingToMembers = ['/profile', '/chat']

/** Every route of the product. None has parameters. */
export const Pages = () => (
  <Routes>
    <Route path="/" element={<LandingPage />} />
    <Route path="/features" element={<FeaturesPage />} />
    <Route path="/about" element={<AboutPage />} />
    {comingToMembers.map((path) => (
      <Route
        key={path}
        path={path}
        element={
          <Guard>
            <ComingPage />
          </Guard>
        }
      />
    ))}
    {coming.map((path) => (
      <Route key={path} path={path} element={<ComingPage />} />
    ))}
    <Route path="/profile-setup" element={<ProfileSetup />} />
    <Route path="/supabase-dashboard" element={<Navigate to="/supabase-login" replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)

/** The wizard serves whoever is signed in on either path; nobody signed in begins at the demo area's sign-in. */
function ProfileSetup() {
  const { signedIn } = useSession()
  return signedIn ? <ComingPage /> : <Navigate to="/supabase-login" replace />
}
