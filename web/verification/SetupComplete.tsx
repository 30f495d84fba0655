import { ArrowLeft } from 'lucide-react'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { CoverArt } from '../ui/CoverArt.tsx'
import { Note } from '../ui/Note.tsx'
import ConfirmMail from './ConfirmMail.tsx'
import { greetedName } from './greeted-name.ts'
import setup from './Setup.module.css'
import styles from './SetupComplete.module.css'
import { SetupMissing } from './SetupMissing.tsx'
import type { Wizard } from './use-wizard.ts'
import { promise } from './words.ts'

/** The end: what was done, what comes next, and the way in. */
export default function SetupComplete({ wizard }: { wizard: Wizard }) {
  const { typed, kept, setKept, busy, finish, show } = wizard
  const { user } = useSession()
  const { claim } = kept

  return (
    <div className={setup.sheet}>
      <div className={styles.cover}>
        <CoverArt seed={user?.id ?? ''} width={800} height={112} />
      </div>
      <div className={setup.step}>
        <div className={styles.welcome}>
          <h2>Welcome to the ward, {greetedName(typed.name).first}</h2>
          <p className="muted">
            {claim?.state === 'approved'
              ? 'Your profile is signed and countersigned.'
              : 'Your profile is signed. It is now with our team for its countersignature.'}
          </p>
        </div>
        {claim && claim.warnings.length > 0 && (
          <Note>
            <p>
              <b>One look at your number, please.</b> {claim.warnings.join(' ')} If it is right as it stands, leave it.
            </p>
            <Button tone="outline" size="small" onClick={() => show(3)}>
              Change it on step 3
            </Button>
          </Note>
        )}
        {claim?.proof.proof === 'institution_mail' && !claim.mailConfirmed && (
          <ConfirmMail claim={claim} onConfirmed={(confirmed) => setKept({ ...kept, claim: confirmed })} />
        )}
        <div className={styles.next}>
          <h3>What's Next</h3>
          <ol>
            <li>We verify your licence within {promise}.</li>
            <li>Find mates from your college, hospital and specialty.</li>
            <li>Post a case, or ask Doxy AI your first question.</li>
          </ol>
        </div>
        <SetupMissing wizard={wizard} />
        <Button size="large" block busy={busy} disabled={busy} onClick={finish}>
          {busy ? 'Setting up your profile...' : 'Enter Wardmates Dashboard'}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => show(3)}>
          <ArrowLeft />
          Change something first
        </Button>
      </div>
    </div>
  )
}
