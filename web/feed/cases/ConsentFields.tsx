import { useId } from 'react'
import { CONSENT_VERSION } from '#contract/case-limits.ts'
import { consentWords } from '#contract/case-words.ts'
import type { CaseConsent } from '#contract/cases.ts'
import styles from './Cases.module.css'
import { type CaseDraft, changeCase } from './case-draft.ts'

const statements = Object.entries(consentWords[CONSENT_VERSION]!) as [CaseConsent, { said: string }][]

/** What the author states about the patient's consent. One of them has to be true, and is theirs to answer for. */
export function ConsentFields({ draft, error }: { draft: CaseDraft; error: string | undefined }) {
  const errorId = useId()
  return (
    <fieldset className={styles.consent} aria-describedby={error ? errorId : undefined}>
      <legend>I state</legend>
      {statements.map(([statement, { said }]) => (
        <label key={statement}>
          <input
            type="radio"
            name="consent"
            required
            checked={draft.statement === statement}
            onChange={() => changeCase({ statement, version: CONSENT_VERSION })}
          />
          <span>{said}</span>
        </label>
      ))}
      <p className="meta">Readers see it as your statement. We do not check it.</p>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
