import type { Proof } from '#contract/claim.ts'
import { councils } from '#contract/councils.ts'

/** Who stands behind a proof, in words that tell nobody the number. */
export function issuerOf(proof: Proof): string {
  switch (proof.proof) {
    case 'registration':
      return councils.find(({ id }) => id === proof.council)?.name ?? proof.council
    case 'enrolment':
      return proof.college
    case 'orcid':
      return 'ORCID'
    case 'institution_mail':
      return proof.institution
  }
}
