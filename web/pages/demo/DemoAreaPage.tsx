import { useLocation } from '../../lib/router.tsx'
import { DemoCallbackPage } from './DemoCallbackPage.tsx'
import { DemoDashboardPage } from './DemoDashboardPage.tsx'
import { DemoLoginPage } from './DemoLoginPage.tsx'
import { DemoPage } from './DemoPage.tsx'
import { DemoRegisterPage } from './DemoRegisterPage.tsx'

/** The pages of the demo area, by how their addresses end. They come together, so that no other page has to know of each. */
const pages = {
  '-login': DemoLoginPage,
  '-register': DemoRegisterPage,
  '-auth/callback': DemoCallbackPage,
  '-demo': DemoPage,
  '-dashboard': DemoDashboardPage,
}

/** The page at the address. */
export function DemoAreaPage() {
  const { pathname } = useLocation()
  const end = pathname.toLowerCase().replace('/supabase', '')
  const Page = Object.entries(pages).find(([path]) => end.startsWith(path))?.[1] ?? DemoPage
  return <Page />
}
