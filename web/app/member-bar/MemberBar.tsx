import { Search } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import type { User } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { openOnKeys, openPalette } from '../../search/open-palette.ts'
import { DoxyGlyph } from '../../ui/art/glyphs.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { afterSoon, part } from '../../ui/later.tsx'
import { ThemeButton, type Toggle } from '../theme/ThemeButton.tsx'
import { Bell } from './Bell.tsx'
import styles from './MemberBar.module.css'
import { MemberMessages } from './MemberMessages.tsx'
import { UserChip, UserMenuButton } from './UserChip.tsx'
import { WideLogout, WideSearch } from './wide-parts.tsx'

/** What is wished for or sent is granted a moment after the page stands, so that no first paint waits for it. */
const LateHosts = part(async () => ({ default: (await afterSoon(() => import('./member-late.ts'))).LateHosts }))

function Hosts() {
  useEffect(() => {
    document.addEventListener('keydown', openOnKeys)
    return () => document.removeEventListener('keydown', openOnKeys)
  }, [])
  return (
    <Suspense>
      <LateHosts />
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
    <Hosts />
  </>
)

/** The dashboard's bar: one wide search, Doxy AI, messages, notifications and who is signed in. */
export const DashboardBar = ({ user, theme, menu }: { user: User; theme: Toggle; menu: Toggle }) => (
  <>
    <WideSearch placeholder={say('Search')} className={styles.wideSearch} />
    <span className={styles.gap} />
    <ButtonLink tone="doxy" to="/chat" className="from-lg">
      <DoxyGlyph />
      {say('Ask Doxy AI')}
    </ButtonLink>
    <IconButton label={say('Search')} className="below-lg" aria-haspopup="dialog" onClick={() => openPalette()}>
      <Search />
    </IconButton>
    <ThemeButton {...theme} />
    <MemberMessages />
    <Bell />
    <UserChip user={user} />
    <UserMenuButton user={user} {...menu} />
    <Hosts />
  </>
)
