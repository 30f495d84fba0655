import { useEffect } from 'react'
import { finishOnce } from '../../account/google/google-return.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Centre } from '../../ui/layout/Centre.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Spinner } from '../../ui/status/Spinner.tsx'

/** Where Google sends people back to: it finishes the sign-in and hands over to the page that asked for it. */
export function AuthCallbackPage() {
  const navigate = useNavigate()

  useEffect(() => {
    void finishOnce((path) => navigate(path, { replace: true }))
  }, [navigate])

  return (
    <Page title="Signing in" heading="own" frame="bare" className="paper">
      <Centre art={<Spinner size="medium" />} title="Completing authentication...">
        <p>Google has responded. This takes a moment.</p>
      </Centre>
    </Page>
  )
}
