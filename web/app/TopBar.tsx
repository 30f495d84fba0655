import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/account.ts'
import { brand } from '#contract/brand.ts'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { useDismiss } from '../ui/dismiss.ts'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Logo } from '../ui/Logo.tsx'
import { BackButton } from './BackButton.tsx'
import { BarMenu, MenuButton } from './BarMenu.tsx'
import { Bell } from './Bell.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { MemberMessages } from './MessagesLink.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { guestPlaces, memberPlaces, type Place } from './places.ts'
import { SearchBox } from './SearchBox.tsx'
import styles from './TopBar.module.css'
import { UserChip, UserMenuButton } from './UserChip.tsx'

type Panel = 'menu' | 'search' | undefined

/** The fixed bar: for guests, for members, and the dashboard's own, where the side navigation already carries the destinations. */
export function TopBar() {
  const { signedIn, user } = useSession()
  const { key, pathname } = useLocation()
  const [panel, setPanel] = useState<Panel>()
  const panelId = useId()
  const area = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setPanel(undefined)
  useDismiss(panel !== undefined, area, button, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(close, [key])

  const toggle = {
    ref: button,
    'aria-expanded': panel === 'menu',
    'aria-controls': panelId,
    onClick: () => setPanel(panel === 'menu' ? undefined : 'menu'),
  }
  const places = signedIn ? memberPlaces : guestPlaces
  const onDashboard = signedIn && user && pathname === '/dashboard'

  return (
    <header ref={area} className={styles.bar}>
      <div className={styles.inside} data-guest={!signedIn || undefined}>
        <BackButton home={signedIn ? '/home' : '/'} className={styles.back} />
        <Link className={styles.logo} to="/home" aria-label={`${brand.name} home`}>
          <Logo />
        </Link>
        {onDashboard ? (
          <DashboardBar
            user={user}
            menu={<UserMenuButton user={user} {...toggle} />}
            searching={panel === 'search'}
            onSearch={() => setPanel('search')}
          />
        ) : (
          <>
            <BarLinks places={places} />
            {signedIn ? <MemberBar /> : <GuestBar />}
            <MenuButton {...toggle} />
          </>
        )}
      </div>
      <BarMenu id={panelId} panel={panel} places={places} signedIn={signedIn} onLeave={close} />
    </header>
  )
}

const BarLinks = ({ places }: { places: Place[] }) => (
  <nav className={styles.links} aria-label="Main">
    {places.map((place) => (
      <PlaceLink key={place.to} {...place} />
    ))}
  </nav>
)

const GuestBar = () => (
  <>
    <span className={styles.gap} />
    <ButtonLink tone="quiet" to="/login" className="from-lg">
      Sign In
    </ButtonLink>
    <ButtonLink to="/register" className={styles.join}>
      Join Now!
    </ButtonLink>
  </>
)

const MemberBar = () => (
  <>
    <span className={styles.gap} />
    <SearchBox name="Site" className={styles.search} />
    <MemberMessages />
    <LogoutButton tone="quiet" className="from-lg" />
  </>
)

type DashboardBarProps = { user: User; menu: ReactNode; searching: boolean; onSearch: () => void }

const DashboardBar = ({ user, menu, searching, onSearch }: DashboardBarProps) => (
  <>
    <SearchBox name="Site" placeholder="Search" className={styles.wideSearch} />
    <span className={styles.gap} />
    <ButtonLink tone="doxy" to="/chat" className="from-lg">
      <DoxyGlyph />
      Ask Doxy AI
    </ButtonLink>
    <IconButton label="Search" className="below-lg" aria-expanded={searching} onClick={onSearch}>
      <Search />
    </IconButton>
    <MemberMessages />
    <Bell />
    <UserChip user={user} />
    {menu}
  </>
)
