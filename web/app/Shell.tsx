import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'
import { ANNOUNCER_ID } from '../ui/announce.ts'
import { later } from '../ui/later.tsx'
import { PreviewStrip } from './PreviewStrip.tsx'
import { hasTabs, isPreview } from './places.ts'
import styles from './Shell.module.css'
import { useScrollRestoration } from './scroll.ts'
import { TopBar } from './TopBar.tsx'

const TabBar = later(async () => (await import('./member-frame.ts')).TabBar)

/** Fetches the tabs ahead of drawing them. */
export const loadTabBar = () => TabBar.load().catch(() => undefined)

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
      <Suspense>{tabs && <TabBar />}</Suspense>
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
