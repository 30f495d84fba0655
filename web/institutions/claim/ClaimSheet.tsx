import type { Institution } from '#contract/institution.ts'
import type { OwnInstitutionClaim } from '#contract/institution-claims.ts'
import { EVIDENCE_DAYS } from '#contract/limits.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { promise } from '../../verification/claim/promise.ts'
import room from '../Institution.module.css'
import { nounOf } from '../words.ts'
import { ClaimForm } from './ClaimForm.tsx'
import styles from './ClaimSheet.module.css'

type ClaimSheetProps = {
  /** The page that is claimed; nothing where the institution has none yet. */
  page?: Institution
  /** The open claim that is corrected. */
  claim?: OwnInstitutionClaim | undefined
}

/** How a page is claimed, and the form that does it. */
export function ClaimSheet({ page, claim }: ClaimSheetProps) {
  const noun = page ? nounOf[page.kind] : 'institution'
  return (
    <Sheet bleed title={page?.role === 'owner' ? 'Renew the mark' : page ? 'Claim this page' : 'Claim or add an institution'}>
      <div className={styles.how}>
        <p className="muted">For people whom the {noun} has asked to do this. It is free, and stays free.</p>
        <ol className={styles.steps}>
          <li>
            <b>Confirm your email at the {noun}’s own domain</b>
            <p className="muted">Gmail and the like prove nothing here. No such email? Go on with the document alone.</p>
          </li>
          <li>
            <b>Add the registration document</b>
            <p className="muted">
              Clinical establishment certificate or the like. Seen by reviewers only, deleted {EVIDENCE_DAYS} days after the decision.
            </p>
          </li>
          <li>
            <b>A reviewer decides within {promise}</b>
            <p className="muted">If somebody else runs the page or claims it too, both are heard.</p>
          </li>
        </ol>
      </div>
      <ClaimForm page={page} claim={claim} className={`${room.stack} ${styles.form}`} />
    </Sheet>
  )
}
