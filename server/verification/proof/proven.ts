import type { Proof, ProvenPart } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { OTHER_COUNCIL } from '#contract/registration-number.ts'
import { isOf, type KnownDomain } from '../domains/domains.ts'
import { domainOf } from './open-mail.ts'

type Shown = { mailConfirmed: boolean; orcidSignedIn: boolean; domain: KnownDomain | undefined }

/** What speaks for a claim before a reviewer compares anything, and what is only the member's word. */
export function provenParts(kind: MemberKind, proof: Proof, { mailConfirmed, orcidSignedIn, domain }: Shown): ProvenPart[] {
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
        domainPart(proof, domain),
        ...(kind === 'institution' ? [{ words: `The member may represent ${proof.institution}.`, proven: false }] : []),
      ]
  }
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Whose domain the address is of: as a list with its source has it, or as a reviewer found before. */
function domainPart({ email, institution }: { email: string; institution: string }, known: KnownDomain | undefined): ProvenPart {
  if (!known) return { words: `${domainOf(email)} is a domain of ${institution}.`, proven: false }
  const said = `${known.checked_by === 'reviewer' ? 'a reviewer' : 'the operator’s list'}, ${day.format(known.checked_at)}: ${known.source}`
  if (isOf(known, institution)) return { words: `${known.domain} is a domain of ${institution} (${said}).`, proven: true }
  return { words: `${known.domain} is known as a domain of ${known.institution} (${said}), and not of ${institution}.`, proven: false }
}
