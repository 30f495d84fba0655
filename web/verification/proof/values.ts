import type { Proof, ProofKind } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { OTHER_COUNCIL } from '#contract/registration-number.ts'
import { proofsOf } from '#contract/setup-rules.ts'

/** What is typed about a proof. Every kind has fields of its own, so that changing one's mind loses nothing. */
export type ProofValues = {
  kind: MemberKind
  proof: ProofKind
  council: string
  councilName: string
  number: string
  year: string
  nameAsRegistered: string
  hprId: string
  college: string
  enrolmentNumber: string
  admissionYear: string
  orcid: string
  email: string
  institution: string
}
export type ProofField = Exclude<keyof ProofValues, 'kind' | 'proof'>

export const emptyProof: ProofValues = {
  kind: 'doctor',
  proof: 'registration',
  council: '',
  councilName: '',
  number: '',
  year: '',
  nameAsRegistered: '',
  hprId: '',
  college: '',
  enrolmentNumber: '',
  admissionYear: '',
  orcid: '',
  email: '',
  institution: '',
}

/** What each proof cannot do without, beside the name of a council that is not on the list. */
const needed: Record<ProofKind, readonly ProofField[]> = {
  registration: ['council', 'number', 'year', 'nameAsRegistered'],
  enrolment: ['college', 'enrolmentNumber', 'admissionYear'],
  orcid: ['orcid'],
  institution_mail: ['institution', 'email'],
}

/** How the contract names a field, where it is another name. */
const contractNames: Partial<Record<ProofField, string>> = { enrolmentNumber: 'number', admissionYear: 'year' }

/** The field that a refusal speaks of. */
export const fieldOf = (proof: ProofKind, path: string): ProofField | undefined => {
  const name = path.split('.').at(-1)!
  return [...needed[proof], 'hprId' as const, 'councilName' as const].find((field) => (contractNames[field] ?? field) === name)
}

export function missingInProof(values: ProofValues): ProofField[] {
  const isOther = values.proof === 'registration' && values.council === OTHER_COUNCIL
  return [...needed[values.proof], ...(isOther ? (['councilName'] as const) : [])].filter((field) => !values[field].trim())
}

/** A kind of member shows what belongs to it. */
export const withKind = <V extends ProofValues>(values: V, kind: MemberKind): V => ({
  ...values,
  kind,
  proof: proofsOf[kind].includes(values.proof) ? values.proof : proofsOf[kind][0]!,
})

/** The proof as the server takes it. */
export function proofOf(values: ProofValues): Proof {
  const year = (text: string) => Number(text.trim())
  switch (values.proof) {
    case 'registration': {
      const { council, number, nameAsRegistered } = values
      const councilName = council === OTHER_COUNCIL ? values.councilName : null
      const rest = { nameAsRegistered, hprId: values.hprId.trim() || null }
      return { proof: 'registration', council, councilName, number, year: year(values.year), ...rest }
    }
    case 'enrolment':
      return { proof: 'enrolment', college: values.college, number: values.enrolmentNumber, year: year(values.admissionYear) }
    case 'orcid':
      return { proof: 'orcid', orcid: values.orcid }
    case 'institution_mail':
      return { proof: 'institution_mail', email: values.email, institution: values.institution }
  }
}

/** A submitted proof, back in its fields. */
export function valuesFrom(kind: MemberKind, proof: Proof): Partial<ProofValues> {
  switch (proof.proof) {
    case 'registration':
      return { ...proof, kind, year: String(proof.year), councilName: proof.councilName ?? '', hprId: proof.hprId ?? '' }
    case 'enrolment':
      return { kind, proof: 'enrolment', college: proof.college, enrolmentNumber: proof.number, admissionYear: String(proof.year) }
    default:
      return { ...proof, kind }
  }
}
