import { Suspense } from 'react'
import { useLocation } from '../lib/router.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Front } from './routes/front.tsx'
import { Shell } from './Shell.tsx'

/** The whole web. The router comes from outside: the browser's, or the prerender's. */
export function App() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary place={pathname}>
      <Shell>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<main id="main" aria-busy="true" />}>
            <Front />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  )
}
