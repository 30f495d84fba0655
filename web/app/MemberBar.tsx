import { Search } from 'lucide-react'
import type { User } from '#contract/account.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Bell } from './Bell.tsx'
import styles from './MemberBar.module.css'
import { MemberMessages } from './MemberMessages.tsx'
import { ThemeButton, type Toggle } from './ThemeButton.tsx'
import { UserChip, UserMenuButton } from './UserChip.tsx'
import { WideLogout, WideSearch } from './wide-parts.tsx'

/** The far end of the bar for members. */
export const MemberBar = ({ theme }: { theme: Toggle }) => (
  <>
    <span className={styles.gap} />
    <WideSearch name="Site" className={styles.search} />
    <ThemeButton {...theme} />
    <MemberMessages />
    <Bell />
    <WideLogout />
  </>
)

/** The dashboard's bar: one wide search, Doxy AI, messages, notifications and who is signed in. */
export const DashboardBar = ({ user, theme, menu, search }: { user: User; theme: Toggle; menu: Toggle; search: Toggle }) => (
  <>
    <WideSearch name="Site" placeholder="Search" className={styles.wideSearch} />
    <span className={styles.gap} />
    <ButtonLink tone="doxy" to="/chat" className="from-lg">
      <DoxyGlyph />
      Ask Doxy AI
    </ButtonLink>
    <IconButton label="Search" className="below-lg" {...search}>
      <Search />
    </IconButton>
    <ThemeButton {...theme} />
    <MemberMessages />
    <Bell />
    <UserChip user={user} />
    <UserMenuButton user={user} {...menu} />
  </>
)
