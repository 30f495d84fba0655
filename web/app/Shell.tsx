import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { nameLanguage } from '../lib/language/language.ts'
import { PageIsTranslated, say, speaking } from '../lib/language/say.ts'
import { Link, useLocation } from '../lib/router.tsx'
import { useSession } from '../lib/session.ts'
import { afterSoon, later } from '../ui/later.tsx'
import { ANNOUNCER_ID } from '../ui/status/announce.ts'
import { TopBar } from './bar/TopBar.tsx'
import { hasTabs, isPreview, pathOf, translated } from './routes/places.ts'
import styles from './Shell.module.css'
import { useScrollRestoration } from './scroll.ts'

const TabBar = later(async () => (await import('./inside.ts')).TabBar)

const AGAIN_MS = 3000

/** Fetches the tabs ahead of drawing them. */
export const loadTabBar = () => TabBar.load().catch(() => undefined)

/** What stands around every page. It imports nothing heavy: public pages hydrate with it. */
export function Shell({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { pathname, search } = useLocation()
  const tabs = signedIn && hasTabs(pathname)
  const Tending = useTending()
  useScrollRestoration()

  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', signedIn)
  }, [signedIn])

  const isTranslated = translated.includes(pathOf(pathname))
  useEffect(() => nameLanguage(isTranslated), [isTranslated])

  return (
    <PageIsTranslated value={isTranslated}>
      <div className={styles.shell} data-tabs={tabs || undefined}>
        <a className={styles.skip} href="#main" lang={speaking()}>
          {say('Skip to content')}
        </a>
        <TopBar />
        {!signedIn && isPreview({ pathname, search }) && <PreviewStrip />}
        {children}
        <Suspense>{tabs && <TabBar />}</Suspense>
        {Tending && <Tending />}
        <p id={ANNOUNCER_ID} className="vh" role="status" aria-live="polite" />
      </div>
    </PageIsTranslated>
  )
}

/** Tells guests that the people they see are made up. */
const PreviewStrip = () => (
  <aside lang={speaking()} className={styles.preview} aria-label={say('Preview')}>
    <p className="wrap">
      {say('This is a preview with sample people.')} <Link to="/register">{say('Join Now')}</Link>
    </p>
  </aside>
)

/** What looks after the page arrives once it stands, and is asked for until it is there. */
function useTending() {
  const [Tending, setTending] = useState<ComponentType>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const fetch = () =>
      void afterSoon(() => import('./late-parts.ts')).then(
        (parts) => setTending(() => parts.Tending),
        () => {
          timer = setTimeout(fetch, AGAIN_MS)
        },
      )
    fetch()
    return () => clearTimeout(timer)
  }, [])
  return Tending
}
