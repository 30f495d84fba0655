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

const AuthCallbackPage = later(async () => (await import('../pages/AuthCallbackPage.tsx')).AuthCallbackPage)
const ResetPasswordPage = later(async () => (await import('../pages/ResetPasswordPage.tsx')).ResetPasswordPage)
const HomePage = withData(async () => (await import('../pages/HomePage.tsx')).HomePage)
const DashboardPage = withData(async () => (await import('../pages/DashboardPage.tsx')).DashboardPage)
const MatesPage = withData(async () => (await import('../pages/MatesPage.tsx')).MatesPage)
const ProfilePage = withData(async () => (await import('../pages/ProfilePage.tsx')).ProfilePage)
const ProfileSetupPage = withData(async () => (await import('../pages/ProfileSetupPage.tsx')).ProfileSetupPage)
const ChatPage = withData(async () => (await import('../pages/ChatPage.tsx')).ChatPage)
const VerificationPage = withData(async () => (await import('../pages/VerificationPage.tsx')).VerificationPage)
const ComingPage = later(async () => (await import('../pages/ComingPage.tsx')).ComingPage)

export const NotFoundPage = later(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)

/** Every page that is not a public one, by its path. Places whose rooms are not built yet say what they will hold. */
export const pages = {
  '/auth/callback': AuthCallbackPage,
  '/reset-password': ResetPasswordPage,
  '/home': HomePage,
  '/dashboard': DashboardPage,
  '/mates': MatesPage,
  '/profile': ProfilePage,
  '/profile-setup': ProfileSetupPage,
  '/chat': ChatPage,
  '/verification': VerificationPage,
  ...Object.fromEntries(comingPaths.map((path) => [path, ComingPage])),
}

/** Fetches the page at a path ahead of drawing it. */
export const loadInnerPage = (path: string) => (pages[path as keyof typeof pages] ?? NotFoundPage).load()
