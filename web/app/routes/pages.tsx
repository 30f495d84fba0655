import type { ComponentType } from 'react'
import { speakInside } from '../../lib/language/language.ts'
import { Data } from '../../lib/query/Data.tsx'
import { later } from '../../ui/later.tsx'

/** A page that asks the server. */
const withData = (fetch: () => Promise<ComponentType>) =>
  later(async () => {
    const [Page] = await Promise.all([fetch(), speakInside()])
    return () => (
      <Data>
        <Page />
      </Data>
    )
  })

const AuthCallbackPage = later(async () => (await import('../../pages/account/AuthCallbackPage.tsx')).AuthCallbackPage)
const ResetPasswordPage = later(async () => (await import('../../pages/account/ResetPasswordPage.tsx')).ResetPasswordPage)
const HomePage = withData(async () => (await import('../../pages/home/HomePage.tsx')).HomePage)
const DashboardPage = withData(async () => (await import('../../pages/dashboard/DashboardPage.tsx')).DashboardPage)
const MatesPage = withData(async () => (await import('../../pages/MatesPage.tsx')).MatesPage)
const ProfilePage = withData(async () => (await import('../../pages/profile/ProfilePage.tsx')).ProfilePage)
const ProfileSetupPage = withData(async () => (await import('../../pages/ProfileSetupPage.tsx')).ProfileSetupPage)
const ChatPage = withData(async () => (await import('../../pages/ChatPage.tsx')).ChatPage)
const MessagesPage = withData(async () => (await import('../../pages/MessagesPage.tsx')).MessagesPage)
const ResearchHubPage = withData(async () => (await import('../../pages/ResearchHubPage.tsx')).ResearchHubPage)
const EducationPage = withData(async () => (await import('../../pages/EducationPage.tsx')).EducationPage)
const JobsPage = withData(async () => (await import('../../pages/JobsPage.tsx')).JobsPage)
const InstitutionsPage = withData(async () => (await import('../../pages/InstitutionsPage.tsx')).InstitutionsPage)
const LocumPage = withData(async () => (await import('../../pages/LocumPage.tsx')).LocumPage)
const VerificationPage = withData(async () => (await import('../../pages/VerificationPage.tsx')).VerificationPage)
const SettingsPage = withData(async () => (await import('../../pages/settings/SettingsPage.tsx')).SettingsPage)
const DiagnosticsPage = withData(async () => (await import('../../pages/DiagnosticsPage.tsx')).DiagnosticsPage)
const DemoAreaPage = withData(async () => (await import('../../pages/demo/DemoAreaPage.tsx')).DemoAreaPage)

export const NotFoundPage = later(async () => (await import('../../pages/NotFoundPage.tsx')).NotFoundPage)

type Page = ReturnType<typeof later>

/** Every page that is not a public one, by its path. */
export const pages: Record<string, Page> = {
  '/auth/callback': AuthCallbackPage,
  '/reset-password': ResetPasswordPage,
  '/home': HomePage,
  '/dashboard': DashboardPage,
  '/mates': MatesPage,
  '/profile': ProfilePage,
  '/profile-setup': ProfileSetupPage,
  '/chat': ChatPage,
  '/messages': MessagesPage,
  '/researchhub': ResearchHubPage,
  '/research-hub': ResearchHubPage,
  '/education': EducationPage,
  '/jobs': JobsPage,
  '/institutions': InstitutionsPage,
  '/locum': LocumPage,
  '/verification': VerificationPage,
  '/settings': SettingsPage,
  '/oauth-debug': DiagnosticsPage,
  '/oauth-fix': DiagnosticsPage,
  '/auth-test': DiagnosticsPage,
  '/supabase-login': DemoAreaPage,
  '/supabase-register': DemoAreaPage,
  '/supabase-auth/callback': DemoAreaPage,
  '/supabase-demo': DemoAreaPage,
  '/supabase-dashboard': DemoAreaPage,
}

/** Fetches the page at a path ahead of drawing it. */
export const loadInnerPage = (path: string) => (pages[path] ?? NotFoundPage).load()
