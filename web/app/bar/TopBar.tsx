import { type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { brand } from '#contract/brand.ts'
import { PageIsTranslated, say, speaking } from '../../lib/language/say.ts'
import { Link, useLocation } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { LanguageChoice } from '../../ui/language/LanguageChoice.tsx'
import { later } from '../../ui/later.tsx'
import { useDismiss } from '../../ui/menu/use-dismiss.ts'
import { guestPlaces, memberPlaces, type Place } from '../routes/places.ts'
import { ThemeButton, type Toggle } from '../theme/ThemeButton.tsx'
import { BackButton } from './BackButton.tsx'
import { BarMenu, MenuButton, type Panel } from './BarMenu.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import styles from './TopBar.module.css'

const memberParts = async () => {
  const parts = await import('../inside.ts')
  await parts.loadWideParts()
  return parts
}
const MemberBar = later(async () => (await memberParts()).MemberBar)
const DashboardBar = later(async () => (await memberParts()).DashboardBar)

/** Fetches what only members see in the bar, ahead of drawing it. */
export const loadMemberBar = () => Promise.all([MemberBar.load(), DashboardBar.load()]).catch(() => undefined)

/** The fixed bar, in the reader's language on every page: for guests, for members, and the dashboard's own, where the side navigation already carries the destinations. */
export function TopBar() {
  const { signedIn, user } = useSession()
  const { key, pathname } = useLocation()
  const [panel, setPanel] = useState<Panel>()
  const panelId = useId()
  const area = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  const close = () => setPanel(undefined)
  useDismiss(panel !== undefined, area, opener, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(close, [key])

  const toggle = (wanted: Panel) => ({
    'aria-expanded': panel === wanted,
    'aria-controls': panelId,
    onClick: (event: MouseEvent<HTMLElement>) => {
      opener.current = event.currentTarget
      setPanel(panel === wanted ? undefined : wanted)
    },
  })
  const places = signedIn ? memberPlaces : guestPlaces
  const onDashboard = signedIn && user && pathname === '/dashboard'

  return (
    <PageIsTranslated value>
      <header ref={area} className={styles.bar} lang={speaking()}>
        <div className={styles.inside} data-guest={!signedIn || undefined} data-full={onDashboard || undefined}>
          <BackButton home={signedIn ? '/home' : '/'} className={styles.back} />
          <Link className={styles.logo} to="/home" aria-label={say('{name} home', { name: brand.name })}>
            <Logo />
          </Link>
          {!onDashboard && <BarLinks places={places} />}
          <Suspense fallback={<span className={styles.gap} />}>
            {onDashboard ? (
              <DashboardBar user={user} theme={toggle('theme')} menu={toggle('menu')} />
            ) : signedIn ? (
              <MemberBar theme={toggle('theme')} />
            ) : (
              <GuestBar theme={toggle('theme')} />
            )}
          </Suspense>
          {!onDashboard && <MenuButton {...toggle('menu')} />}
        </div>
        <BarMenu id={panelId} panel={panel} signedIn={signedIn} onLeave={close} />
      </header>
    </PageIsTranslated>
  )
}

const BarLinks = ({ places }: { places: Place[] }) => (
  <nav className={styles.links} aria-label={say('Main')}>
    {places.map((place) => (
      <PlaceLink key={place.to} {...place} />
    ))}
  </nav>
)

const GuestBar = ({ theme }: { theme: Toggle }) => (
  <>
    <span className={styles.gap} />
    <LanguageChoice tone="quiet" className="from-lg" />
    <ThemeButton {...theme} />
    <ButtonLink tone="quiet" to="/login" className="from-lg">
      {say('Sign In')}
    </ButtonLink>
    <ButtonLink to="/register" className={styles.join}>
      {say('Join Now!')}
    </ButtonLink>
  </>
)
