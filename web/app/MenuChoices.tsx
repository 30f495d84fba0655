import { MonitorSmartphone, ShieldCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useSessionsDialog } from '../account/sessions-dialog.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './BarMenu.module.css'
import { LogoutButton } from './LogoutButton.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { guestPlaces, memberPlaces } from './places.ts'
import { SearchBox } from './SearchBox.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Every destination, the search, the theme, and the way in or out. */
export function MenuChoices({ signedIn, onLeave }: { signedIn: boolean; onLeave: () => void }) {
  const sessions = useSessionsDialog()
  const chosen = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onLeave()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too
    <div className={styles.choices} onClick={chosen}>
      <nav aria-label="Menu">
        {(signedIn ? memberPlaces : guestPlaces).map((place) => (
          <PlaceLink key={place.to} {...place} />
        ))}
        {!signedIn && <PlaceLink label="Sign In" to="/login" />}
      </nav>
      {signedIn ? (
        <>
          <SearchBox name="Site menu" />
          <ThemeToggle />
          <Button tone="outline" onClick={sessions.open}>
            <MonitorSmartphone />
            {sessions.label}
          </Button>
          {sessions.dialog}
          <ButtonLink tone="outline" to="/verification">
            <ShieldCheck />
            Verification
          </ButtonLink>
          <LogoutButton tone="outline" />
        </>
      ) : (
        <>
          <ButtonLink to="/register" block>
            Join Now!
          </ButtonLink>
          <ThemeToggle />
        </>
      )}
    </div>
  )
}

/** The theme alone, for the bar's theme button. */
export const ThemeAlone = () => <ThemeToggle takesFocus />

/** The search alone, for the bar's search button. */
export const SearchAlone = () => <SearchBox name="Site menu" takesFocus />
