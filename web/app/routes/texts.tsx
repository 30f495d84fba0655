import { useLocation } from '../../lib/router.tsx'
import { later } from '../../ui/later.tsx'
import { pathOf, type textPaths } from './places.ts'

const PrivacyPage = later(async () => (await import('../../pages/texts/PrivacyPage.tsx')).PrivacyPage)
const TermsPage = later(async () => (await import('../../pages/texts/TermsPage.tsx')).TermsPage)
const VerificationPolicyPage = later(async () => (await import('../../pages/texts/VerificationPolicyPage.tsx')).VerificationPolicyPage)
const RulesPage = later(async () => (await import('../../pages/texts/RulesPage.tsx')).RulesPage)
const GrievancePage = later(async () => (await import('../../pages/texts/GrievancePage.tsx')).GrievancePage)
const CorpusPage = later(async () => (await import('../../pages/texts/CorpusPage.tsx')).CorpusPage)
const StatusPage = later(async () => (await import('../../pages/texts/StatusPage.tsx')).StatusPage)
const DocsPage = later(async () => (await import('../../pages/texts/DocsPage.tsx')).DocsPage)

type TextPath = (typeof textPaths)[number]

const texts: Record<TextPath, typeof PrivacyPage> = {
  '/privacy': PrivacyPage,
  '/terms': TermsPage,
  '/verification-policy': VerificationPolicyPage,
  '/rules': RulesPage,
  '/grievance': GrievancePage,
  '/corpus': CorpusPage,
  '/status': StatusPage,
  '/docs': DocsPage,
}

/** Fetches the page at a path ahead of drawing it. */
export const loadText = (path: string) => texts[path as TextPath].load()

/** The pages that are read, a table of their own: a first visit elsewhere does not need it. */
export function Texts() {
  const path = pathOf(useLocation().pathname)
  const Page = texts[path as TextPath]
  return <Page key={path} />
}
