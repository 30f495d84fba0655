import { useEffect, useRef, useState } from 'react'
import { finishReturn } from '../../demo/sign-in/finish-return.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Centre } from '../../ui/layout/Centre.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Spinner } from '../../ui/status/Spinner.tsx'
import styles from './DemoCallbackPage.module.css'

type Step = { at: string; words: string }

/** Where an email's link and Google lead back to: it finishes the sign-in and says each step. */
export function DemoCallbackPage() {
  const navigate = useNavigate()
  const [steps, setSteps] = useState<Step[]>([])
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const { hash, pathname } = window.location
    // What was sent along is nobody else's, and goes out of the address before anything is done with it.
    window.history.replaceState(window.history.state, '', pathname)
    const step = (words: string) => setSteps((said) => [...said, { at: new Date().toLocaleTimeString('en-GB'), words }])
    void finishReturn(hash, step).then((to) => navigate(to, { replace: true }))
  }, [navigate])

  return (
    <Page title="Demo area sign-in" heading="own" frame="bare" className="paper">
      <Centre art={<Spinner size="medium" />} title="Completing authentication...">
        <p>Please wait while we verify your credentials</p>
        <ol className={styles.steps} aria-label="Steps">
          {steps.map(({ at, words }, no) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
            <li key={no}>
              <time>{at}</time> {words}
            </li>
          ))}
        </ol>
      </Centre>
    </Page>
  )
}
