import type { Proof, ProvenPart } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { OTHER_COUNCIL } from '#contract/registration-number.ts'
import { domainOf } from './open-mail.ts'

type Shown = { mailConfirmed: boolean; orcidSignedIn: boolean }

/** What speaks for a claim before a reviewer compares anything, and what is only the member's word. */
export function provenParts(kind: MemberKind, proof: Proof, { mailConfirmed, orcidSignedIn }: Shown): ProvenPart[] {
  switch (proof.proof) {
    case 'registration':
      return [
        { words: 'The number belongs to this member.', proven: false },
        ...(proof.council === OTHER_COUNCIL
          ? [{ words: `${proof.councilName} keeps the register of this profession.`, proven: false }]
          : []),
      ]
    case 'enrolment':
      return [{ words: `This member is enrolled at ${proof.college}.`, proven: false }]
    case 'orcid':
      return [{ words: 'The ORCID iD belongs to this member.', proven: orcidSignedIn }]
    case 'institution_mail':
      return [
        { words: `The member reads email sent to ${proof.email}.`, proven: mailConfirmed },
        { words: `${domainOf(proof.email)} is a domain of ${proof.institution}.`, proven: false },
        ...(kind === 'institution' ? [{ words: `The member may represent ${proof.institution}.`, proven: false }] : []),
      ]
  }
}
