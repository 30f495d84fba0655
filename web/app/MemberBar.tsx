import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import type { User } from '#contract/account.ts'
import { openOnKeys, openPalette } from '../search/wish.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Bell } from './Bell.tsx'
import styles from './MemberBar.module.css'
import { MemberMessages } from './MemberMessages.tsx'
import { ThemeButton, type Toggle } from './ThemeButton.tsx'
import { UserChip, UserMenuButton } from './UserChip.tsx'
import { WideLogout, WideSearch } from './wide-parts.tsx'

/** What is wished for is granted a moment after the page stands, so that no first paint waits for it. */
const PaletteHost = lazy(() => import('../search/PaletteHost.tsx').catch(() => ({ default: () => null })))

function Palette() {
  useEffect(() => {
    document.addEventListener('keydown', openOnKeys)
    return () => document.removeEventListener('keydown', openOnKeys)
  }, [])
  return (
    <Suspense>
      <PaletteHost />
    </Suspense>
  )
}

/** The far end of the bar for members. */
export const MemberBar = ({ theme }: { theme: Toggle }) => (
  <>
    <span className={styles.gap} />
    <WideSearch className={styles.search} />
    <ThemeButton {...theme} />
    <MemberMessages />
    <Bell />
    <WideLogout />
    <Palette />
  </>
)

/** The dashboard's bar: one wide search, Doxy AI, messages, notifications and who is signed in. */
export const DashboardBar = ({ user, theme, menu }: { user: User; theme: Toggle; menu: Toggle }) => (
  <>
    <WideSearch placeholder="Search" className={styles.wideSearch} />
    <span className={styles.gap} />
    <ButtonLink tone="doxy" to="/chat" className="from-lg">
      <DoxyGlyph />
      Ask Doxy AI
    </ButtonLink>
    <IconButton label="Search" className="below-lg" aria-haspopup="dialog" onClick={() => openPalette()}>
      <Search />
    </IconButton>
    <ThemeButton {...theme} />
    <MemberMessages />
    <Bell />
    <UserChip user={user} />
    <UserMenuButton user={user} {...menu} />
    <Palette />
  </>
)
