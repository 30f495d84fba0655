import { useEffect, useEffectEvent } from 'react'
import { interests } from '#contract/interests.ts'
import { say } from '../../lib/language/say.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { warningWords } from '../claim/fact-words.ts'
import { promiseIn } from '../claim/promise.ts'
import fields from '../proof/Fields.module.css'
import { ProofFields } from '../proof/ProofFields.tsx'
import { WaysToProve } from '../proof/WaysToProve.tsx'
import { withGuesses } from './guesses.ts'
import styles from './Setup.module.css'
import type { Wizard } from './use-wizard.ts'
import { missingProof } from './values.ts'

/** What proves it, and what somebody is interested in. */
export default function SetupLicence({ wizard }: { wizard: Wizard }) {
  const { values, edit, faults, saved, pressed } = wizard
  const submitted = saved.claim && saved.claim.kind === values.kind ? saved.claim : null

  const guess = useEffectEvent(() => {
    if (!values.licenceOnly) edit(withGuesses(values))
  })
  useEffect(guess, [])

  const toggle = (interest: (typeof interests)[number]) =>
    edit({
      interests: values.interests.includes(interest) ? values.interests.filter((one) => one !== interest) : [...values.interests, interest],
    })

  return (
    <>
      {values.licenceOnly ? (
        <Field
          label={say('Medical License Number')}
          name="number"
          data-required="proof"
          starred
          required
          hint={say('Our team will verify it. Nobody else sees it.')}
          value={values.number}
          onChange={({ target }) => edit({ number: target.value })}
          {...(faults.number && { error: faults.number })}
        />
      ) : (
        <>
          <WaysToProve values={values} onProof={(proof) => edit({ proof })} />
          <ProofFields values={values} edit={edit} faults={faults} missing={pressed ? missingProof(values) : []} />
        </>
      )}
      {submitted && submitted.warnings.length > 0 && (
        <Note>
          <b>{say('Please check your number.')}</b> {submitted.warnings.map((warning) => warningWords(warning, say)).join(' ')}
        </Note>
      )}
      <fieldset>
        <legend className={fields.legend}>
          {say('Medical interests')} <span aria-hidden="true">*</span> <span className={styles.soft}>{say('minimum 1 required')}</span>
        </legend>
        <div className={fields.chips}>
          {interests.map((interest, at) => (
            <Chip
              key={interest}
              aria-pressed={values.interests.includes(interest)}
              data-required={at === 0 ? 'interests' : undefined}
              onClick={() => toggle(interest)}
            >
              {say(interest)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Note>
        <b>{say('Verification takes {promise}.', { promise: promiseIn(say) })}</b>{' '}
        {say('You can read and post in the meantime. A mark that says what was proven appears when it is done.')}
      </Note>
    </>
  )
}
