import { MonitorSmartphone, Search, Settings, ShieldCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useSessionsDialog } from '../../account/sessions/use-sessions-dialog.tsx'
import { say } from '../../lib/language/say.ts'
import { openPalette } from '../../search/open-palette.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { LanguageChoice } from '../../ui/language/LanguageChoice.tsx'
import { guestPlaces, memberPlaces } from '../routes/places.ts'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import styles from './BarMenu.module.css'
import { DataSaver } from './DataSaver.tsx'
import { FeedHelp } from './FeedHelp.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { PlaceLink } from './PlaceLink.tsx'

/** Every destination, the search, the theme, and the way in or out. */
export function MenuChoices({ signedIn, onLeave }: { signedIn: boolean; onLeave: () => void }) {
  const sessions = useSessionsDialog()
  const chosen = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onLeave()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too
    <div className={styles.choices} onClick={chosen}>
      <nav aria-label={say('Menu')}>
        {(signedIn ? memberPlaces : guestPlaces).map((place) => (
          <PlaceLink key={place.to} {...place} />
        ))}
        {!signedIn && <PlaceLink label="Sign In" to="/login" />}
      </nav>
      {signedIn ? (
        <>
          <button
            type="button"
            className={styles.search}
            aria-haspopup="dialog"
            onClick={() => {
              onLeave()
              openPalette()
            }}
          >
            <Search />
            {say('Search professionals, posts...')}
          </button>
          <ThemeToggle />
          <DataSaver />
          <LanguageChoice tone="outline" block />
          <FeedHelp />
          <Button tone="outline" onClick={sessions.open}>
            <MonitorSmartphone />
            {say(sessions.label)}
          </Button>
          {sessions.dialog}
          <ButtonLink tone="outline" to="/settings">
            <Settings />
            {say('Settings')}
          </ButtonLink>
          <ButtonLink tone="outline" to="/verification">
            <ShieldCheck />
            {say('Verification')}
          </ButtonLink>
          <LogoutButton tone="outline" />
        </>
      ) : (
        <>
          <ButtonLink to="/register" block>
            {say('Join Now!')}
          </ButtonLink>
          <ThemeToggle />
          <DataSaver />
          <LanguageChoice tone="outline" block />
        </>
      )}
    </div>
  )
}

/** What is chosen for this browser, for the bar's theme button. */
export const ThemeAlone = () => (
  <>
    <ThemeToggle takesFocus />
    <DataSaver />
    <LanguageChoice tone="outline" block />
  </>
)
