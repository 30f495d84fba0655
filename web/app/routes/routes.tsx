import { useLocation } from '../../lib/router.tsx'
import { Guard } from './Guard.tsx'
import { NotFoundPage, pages } from './pages.tsx'
import { pathOf } from './places.ts'

export { loadInnerPage } from './pages.tsx'

/** Every page behind the public ones. None has parameters. */
export function Pages() {
  const path = pathOf(useLocation().pathname)
  const Page = pages[path as keyof typeof pages]
  if (!Page) return <NotFoundPage />
  return (
    <Guard key={path} path={path}>
      <Page />
    </Guard>
  )
}
