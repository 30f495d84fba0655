import type { Proof } from '#contract/claim.ts'
import { councils, nameOfCouncil, type Profession } from '#contract/councils.ts'
import type { ProvenAs } from '#contract/marks.ts'
import type { MemberKind } from '#contract/profile.ts'
import { normaliseNumber, OTHER_COUNCIL } from '#contract/registration-number.ts'
import { openedOrNull, type SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

// A claim that was given to another member opens no more.
type ClaimKey = { id: string; member_id: string }

const placeOf = ({ id, member_id }: ClaimKey) => `claim|${id}|proof_sealed|${member_id}`

export const sealProof = (vault: Vault, claim: ClaimKey, proof: Proof) => vault.seal(JSON.stringify(proof), placeOf(claim))

export const openProof = (vault: Vault, claim: ClaimKey & { proof_sealed: Buffer }) =>
  JSON.parse(vault.open(claim.proof_sealed, placeOf(claim)).toString()) as Proof

/** The proof of a claim among others, or null where it does not open. */
export const openProofOrNull = (vault: Vault, log: SealedLog, claim: ClaimKey & { proof_sealed: Buffer }) =>
  openedOrNull(log, `claim ${claim.id}`, () => openProof(vault, claim))

const professions: Record<Profession, ProvenAs> = {
  medicine: 'doctor',
  dentistry: 'dentist',
  ayush: 'ayush',
  nursing: 'nurse',
  pharmacy: 'pharmacist',
  allied: 'allied',
}

/**
 * As what a proof shows its member, whatever they call themselves: whoever is in the nurses' register is a registered nurse. Of a council that
 * is not on the list nobody has said which profession it registers.
 */
export function provenAs(kind: MemberKind, proof: Proof): ProvenAs {
  if (proof.proof === 'enrolment') return 'student'
  if (proof.proof === 'orcid') return 'researcher'
  if (proof.proof === 'institution_mail') return kind === 'institution' ? 'institution' : 'researcher'
  const council = councils.find(({ id }) => id === proof.council)
  return council ? professions[council.profession] : 'allied'
}

/** Who issued a proof, in words that do not reveal the number. */
export function issuerOf(proof: Proof): string {
  switch (proof.proof) {
    case 'registration':
      return nameOfCouncil(proof)
    case 'enrolment':
      return proof.college
    case 'orcid':
      return 'ORCID'
    case 'institution_mail':
      return proof.institution
  }
}

/** What is unique about a proof, to be kept as a keyed hash only. */
export function identityOf(proof: Proof): string {
  switch (proof.proof) {
    case 'registration':
      return registrationKey(proof)
    case 'enrolment':
      return `${plainName(proof.college)} ${normaliseNumber(proof.number)}`
    case 'orcid':
      return proof.orcid
    case 'institution_mail':
      return proof.email.toLowerCase()
  }
}

/** A name by its letters and digits alone. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const councilKey = ({ council, councilName }: { council: string; councilName: string | null }) =>
  council === OTHER_COUNCIL ? `${OTHER_COUNCIL} ${plainName(councilName ?? '')}` : council

/** What is unique about a registration: the number within its council. */
export const registrationKey = (of: { council: string; councilName: string | null; number: string }) =>
  `${councilKey(of)} ${withoutPrefix(of.council, normaliseNumber(of.number))}`

/** A number as members and registers write it: with the letters of its council before it and without. */
export function writtenForms(council: string, number: string): string[] {
  const plain = withoutPrefix(council, normaliseNumber(number))
  return [plain, `${council.toUpperCase()}/${plain}`]
}

/** Some members write their council's letters before the number and some do not. */
function withoutPrefix(council: string, number: string) {
  const prefix = `${council.toUpperCase()}/`
  return number.startsWith(prefix) ? number.slice(prefix.length) : number
}
