import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'
import { ANNOUNCER_ID } from '../ui/announce.ts'
import { PreviewStrip } from './PreviewStrip.tsx'
import { hasTabs, isPreview } from './places.ts'
import styles from './Shell.module.css'
import { useScrollRestoration } from './scroll.ts'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'

/** What stands around every page. It imports nothing heavy: public pages hydrate with it. */
export function Shell({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  const tabs = signedIn && hasTabs(pathname)
  useScrollRestoration()
  useTooltips()

  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', signedIn)
  }, [signedIn])

  return (
    <div className={styles.shell} data-tabs={tabs || undefined}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      {!signedIn && isPreview(pathname) && <PreviewStrip />}
      {children}
      {tabs && <TabBar />}
      <p id={ANNOUNCER_ID} className="vh" role="status" aria-live="polite" />
    </div>
  )
}

/** Tooltips arrive after the page: nobody hovers for 700 ms before that. */
function useTooltips() {
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    import('../ui/tooltip.ts').then(
      ({ watchTooltips }) => {
        if (!gone) stop = watchTooltips()
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [])
}
