import { Navigate, useLocation } from '../../lib/router.tsx'
import { Guard } from './Guard.tsx'
import { NotFoundPage, pages } from './pages.tsx'
import { pathOf } from './places.ts'

export { loadInnerPage } from './pages.tsx'

/** Places that have moved. */
export const moved: Record<string, string> = { '/supabase-dashboard': '/supabase-login' }

/** Every page behind the public ones. None has parameters. */
export function Pages() {
  const path = pathOf(useLocation().pathname)
  const to = moved[path]
  if (to) return <Navigate to={to} />
  const Page = pages[path as keyof typeof pages]
  if (!Page) return <NotFoundPage />
  return (
    <Guard key={path} path={path}>
      <Page />
    </Guard>
  )
}
