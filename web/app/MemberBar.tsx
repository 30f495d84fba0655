import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { User } from '#contract/account.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Bell } from './Bell.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import styles from './MemberBar.module.css'
import { MemberMessages } from './MemberMessages.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import { UserChip, UserMenuButton } from './UserChip.tsx'

/** The far end of the bar for members. */
export const MemberBar = () => (
  <>
    <span className={styles.gap} />
    <SearchBox name="Site" className={styles.search} />
    <ThemeMenu />
    <MemberMessages />
    <LogoutButton tone="quiet" className="from-lg" />
  </>
)

type Toggle = Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>

/** The dashboard's bar: one wide search, Doxy AI, messages, notifications and who is signed in. */
export const DashboardBar = ({ user, menu, search }: { user: User; menu: Toggle; search: Toggle }) => (
  <>
    <SearchBox name="Site" placeholder="Search" className={styles.wideSearch} />
    <span className={styles.gap} />
    <ButtonLink tone="doxy" to="/chat" className="from-lg">
      <DoxyGlyph />
      Ask Doxy AI
    </ButtonLink>
    <IconButton label="Search" className="below-lg" {...search}>
      <Search />
    </IconButton>
    <ThemeMenu />
    <MemberMessages />
    <Bell />
    <UserChip user={user} />
    <UserMenuButton user={user} {...menu} />
  </>
)
