import type { ComponentType } from 'react'
import { comingPaths } from '../pages/coming-paths.ts'
import { later } from '../ui/later.tsx'

/** A page that asks the server: its chunk and the data layer arrive side by side. */
const withData = (fetch: () => Promise<ComponentType>) =>
  later(async () => {
    const [Page, { Data }] = await Promise.all([fetch(), import('./Data.tsx')])
    return () => (
      <Data>
        <Page />
      </Data>
    )
  })

const LandingPage = later(async () => (await import('../pages/LandingPage.tsx')).LandingPage)
const FeaturesPage = later(async () => (await import('../pages/FeaturesPage.tsx')).FeaturesPage)
const AboutPage = later(async () => (await import('../pages/AboutPage.tsx')).AboutPage)
const LoginPage = later(async () => (await import('../pages/LoginPage.tsx')).LoginPage)
const RegisterPage = later(async () => (await import('../pages/RegisterPage.tsx')).RegisterPage)
const AuthCallbackPage = later(async () => (await import('../pages/AuthCallbackPage.tsx')).AuthCallbackPage)
const ResetPasswordPage = later(async () => (await import('../pages/ResetPasswordPage.tsx')).ResetPasswordPage)
const HomePage = withData(async () => (await import('../pages/HomePage.tsx')).HomePage)
const DashboardPage = withData(async () => (await import('../pages/DashboardPage.tsx')).DashboardPage)
const MatesPage = withData(async () => (await import('../pages/MatesPage.tsx')).MatesPage)
const ProfilePage = withData(async () => (await import('../pages/ProfilePage.tsx')).ProfilePage)
const ProfileSetupPage = withData(async () => (await import('../pages/ProfileSetupPage.tsx')).ProfileSetupPage)
const VerificationPage = withData(async () => (await import('../pages/VerificationPage.tsx')).VerificationPage)
const ComingPage = later(async () => (await import('../pages/ComingPage.tsx')).ComingPage)

export const NotFoundPage = later(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)

/** Every page by its path. Places whose rooms are not built yet say what they will hold. */
export const pages = {
  '/': LandingPage,
  '/features': FeaturesPage,
  '/about': AboutPage,
  '/login': LoginPage,
  '/register': RegisterPage,
  '/auth/callback': AuthCallbackPage,
  '/reset-password': ResetPasswordPage,
  '/home': HomePage,
  '/dashboard': DashboardPage,
  '/mates': MatesPage,
  '/profile': ProfilePage,
  '/profile-setup': ProfileSetupPage,
  '/verification': VerificationPage,
  ...Object.fromEntries(comingPaths.map((path) => [path, ComingPage])),
}

/** Fetches the page at a path ahead of drawing it; a page that cannot be fetched says so when it is drawn. */
export async function loadPage(pathname: string) {
  const page = pages[(pathname.replace(/\/+$/, '') || '/') as keyof typeof pages] ?? NotFoundPage
  await page.load().catch(() => undefined)
}
