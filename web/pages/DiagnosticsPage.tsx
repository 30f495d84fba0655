import { useQuery } from '@tanstack/react-query'
import { findKeptUser } from '../demo/kept-session.ts'
import { AuthTest } from '../diagnostics/AuthTest.tsx'
import { OauthDebug } from '../diagnostics/OauthDebug.tsx'
import { OauthFix } from '../diagnostics/OauthFix.tsx'
import { orpc } from '../lib/query/query.ts'
import { useLocation, useNavigate } from '../lib/router.tsx'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

/** Checks of signing in and of the back end, each at an address of its own. */
export function DiagnosticsPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const { data, error, refetch } = useQuery(orpc.demoArea.diagnostics.queryOptions())
  const tabs = [
    { id: '/oauth-debug', label: 'OAuth debug', panel: data && <OauthDebug found={data} who={findKeptUser()?.email ?? user?.email} /> },
    { id: '/oauth-fix', label: 'OAuth fix', panel: <OauthFix /> },
    { id: '/auth-test', label: 'Auth test', panel: <AuthTest /> },
  ]
  return (
    <Page title="Diagnostics" lead="Checks of signing in and of the back end.">
      {data?.isOpen ? (
        <Sheet bleed aria-label="Diagnostics">
          <Tabs
            label="Diagnostic pages"
            selected={tabs.find(({ id }) => pathname.toLowerCase().startsWith(id))?.id ?? '/oauth-debug'}
            onSelect={(path) => navigate(path, { replace: true })}
            tabs={tabs}
          />
        </Sheet>
      ) : (
        <Sheet>
          {data ? (
            <EmptyState level={2} title="These pages are closed here" action={<ButtonLink to="/login">Sign in</ButtonLink>}>
              Whoever has a role at the desk may open them, and so may everybody where the operators have switched them on.
            </EmptyState>
          ) : error ? (
            <Failed what="the diagnostics" onRetry={() => void refetch()} />
          ) : (
            <Loading label="Loading the diagnostics" />
          )}
        </Sheet>
      )}
    </Page>
  )
}
