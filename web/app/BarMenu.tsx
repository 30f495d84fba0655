import { Menu, X } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './BarMenu.module.css'
import { LogoutButton } from './LogoutButton.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import type { Place } from './places.ts'
import { SearchBox } from './SearchBox.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Opens the menu below the large breakpoint. */
export const MenuButton = (props: Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>) => (
  <IconButton label="Menu" className="below-lg" {...props}>
    {props['aria-expanded'] ? <X /> : <Menu />}
  </IconButton>
)

type BarMenuProps = {
  id: string
  panel: 'menu' | 'search' | undefined
  places: Place[]
  signedIn: boolean
  onLeave: () => void
}

/** What hangs below the bar on smaller screens: every destination, the search, the theme, and the way in or out. */
export function BarMenu({ id, panel, places, signedIn, onLeave }: BarMenuProps) {
  const chosen = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onLeave()
  }

  return (
    <div id={id} className={`${styles.menu} below-lg`} hidden={!panel}>
      {panel === 'search' && <SearchBox name="Site menu" takesFocus />}
      {panel === 'menu' && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too
        <div className={styles.choices} onClick={chosen}>
          <nav aria-label="Menu">
            {places.map((place) => (
              <PlaceLink key={place.to} {...place} />
            ))}
            {!signedIn && <PlaceLink label="Sign In" to="/login" />}
          </nav>
          {signedIn ? (
            <SearchBox name="Site menu" />
          ) : (
            <ButtonLink to="/register" block>
              Join Now!
            </ButtonLink>
          )}
          <ThemeToggle />
          {signedIn && <LogoutButton tone="outline" />}
        </div>
      )}
    </div>
  )
}
