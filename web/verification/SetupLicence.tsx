import { interests } from '#contract/interests.ts'
import { Chip } from '../ui/Chip.tsx'
import { Note } from '../ui/Note.tsx'
import { KindFields } from './KindFields.tsx'
import { ProofFields } from './ProofFields.tsx'
import styles from './Setup.module.css'
import { withGuesses } from './setup-typed.ts'
import { missingInProof, withKind } from './typed-proof.ts'
import type { Wizard } from './use-wizard.ts'
import { promise } from './words.ts'

/** What proves it, and what somebody is interested in. */
export function SetupLicence({ wizard }: { wizard: Wizard }) {
  const { typed, type, faults, kept, pressed } = wizard
  const handedIn = kept.claim && kept.claim.kind === typed.kind ? kept.claim : null

  const toggle = (interest: (typeof interests)[number]) =>
    type({
      interests: typed.interests.includes(interest) ? typed.interests.filter((one) => one !== interest) : [...typed.interests, interest],
    })

  return (
    <>
      <KindFields
        typed={typed}
        onKind={(kind) => {
          const councilFits = { ...typed, council: '' }
          type(withGuesses({ ...councilFits, ...withKind(councilFits, kind) }))
        }}
        onProof={(proof) => type({ proof })}
      />
      <ProofFields typed={typed} type={type} faults={faults} missing={pressed ? missingInProof(typed) : []} />
      {handedIn && handedIn.warnings.length > 0 && (
        <Note>
          <b>Please look at the number again.</b> {handedIn.warnings.join(' ')}
        </Note>
      )}
      <fieldset>
        <legend className={styles.legend}>
          Medical interests <span aria-hidden="true">*</span> <span className={styles.soft}>minimum 1 required</span>
        </legend>
        <div className={styles.chips}>
          {interests.map((interest, at) => (
            <Chip
              key={interest}
              aria-pressed={typed.interests.includes(interest)}
              data-required={at === 0 ? 'interests' : undefined}
              onClick={() => toggle(interest)}
            >
              {interest}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Note>
        <b>Verification takes {promise}.</b> You can read and post meanwhile; the green tick appears when it is done.
      </Note>
    </>
  )
}
