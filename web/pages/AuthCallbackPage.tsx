import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { finishOnce } from '../account/google-return.ts'
import { Centre } from '../ui/Centre.tsx'
import { Page } from '../ui/Page.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Where Google sends people back to: it finishes the sign-in and hands over to the page that asked for it. */
export function AuthCallbackPage() {
  const navigate = useNavigate()

  useEffect(() => {
    void finishOnce((path) => navigate(path, { replace: true }))
  }, [navigate])

  return (
    <Page title="Signing in" heading="own" frame="bare" className="paper">
      <Centre art={<Spinner size="medium" />} title="Completing authentication...">
        <p>Google has answered. This takes a moment.</p>
      </Centre>
    </Page>
  )
}
