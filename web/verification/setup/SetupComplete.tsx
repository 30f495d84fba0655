import { ArrowLeft } from 'lucide-react'
import type { ProofKind } from '#contract/claim.ts'
import { say } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { CoverArt } from '../../ui/art/CoverArt.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { warningWords } from '../claim/fact-words.ts'
import { promiseIn } from '../claim/promise.ts'
import ConfirmEmail from '../proof/ConfirmEmail.tsx'
import { greetedName } from './greeted-name.ts'
import setup from './Setup.module.css'
import styles from './SetupComplete.module.css'
import { SetupMissing } from './SetupMissing.tsx'
import type { Wizard } from './use-wizard.ts'

/** What a reviewer verifies: not everybody has a licence. */
const verified: Record<ProofKind, string> = {
  registration: 'We verify your registration within {promise}.',
  enrolment: 'We verify your enrolment within {promise}.',
  orcid: 'We verify your ORCID iD within {promise}.',
  institution_mail: 'We verify your institution within {promise}.',
}

/** The end: what was done, what comes next, and the way in. */
export default function SetupComplete({ wizard }: { wizard: Wizard }) {
  const { values, saved, setSaved, busy, finish, show } = wizard
  const { user } = useSession()
  const { claim } = saved

  return (
    <div className={setup.sheet}>
      <div className={styles.cover}>
        <CoverArt seed={user?.id ?? ''} width={800} height={112} />
      </div>
      <div className={setup.step}>
        <div className={styles.welcome}>
          <h2>{say('Welcome to the ward, {name}', { name: greetedName(values.name).first })}</h2>
          <p className="muted">
            {claim?.state === 'approved'
              ? say('Your profile is complete and verified.')
              : claim?.state === 'unconfirmed'
                ? say('Your details go to our team for verification once you confirm your institution email.')
                : say('Your details have been sent to our team for verification.')}
          </p>
        </div>
        {claim && claim.warnings.length > 0 && (
          <Note>
            <p>
              <b>{say('Please check your number.')}</b> {claim.warnings.map((warning) => warningWords(warning, say)).join(' ')}{' '}
              {say('If it is correct, you need not change anything.')}
            </p>
            <Button tone="outline" size="small" onClick={() => show(3)}>
              {say('Change it on step {step}', { step: 3 })}
            </Button>
          </Note>
        )}
        {claim?.state === 'unconfirmed' && (
          <ConfirmEmail claim={claim} onConfirmed={(confirmed) => setSaved({ ...saved, claim: confirmed })} />
        )}
        <div className={styles.next}>
          <h3>{say("What's Next")}</h3>
          <ol>
            {claim?.state !== 'approved' && (
              <li>
                {say(
                  values.kind === 'doctor' && values.proof === 'registration'
                    ? 'We verify your licence within {promise}.'
                    : verified[values.proof],
                  { promise: promiseIn(say) },
                )}
              </li>
            )}
            <li>{say('Find mates from your college, hospital and specialty.')}</li>
            <li>{say('Post a case, or ask Doxy AI your first question.')}</li>
          </ol>
        </div>
        <SetupMissing wizard={wizard} />
        <Button size="large" block busy={busy} disabled={busy} onClick={finish}>
          {busy ? say('Setting up your profile...') : say('Enter Wardmates Dashboard')}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => show(3)}>
          <ArrowLeft />
          {say('Go back and edit')}
        </Button>
      </div>
    </div>
  )
}
