import type { Proof, ProofKind } from '#contract/claim.ts'
import { type Council, councils, type Profession } from '#contract/councils.ts'
import type { MemberKind } from '#contract/profile.ts'
import { proofsOf } from '#contract/setup-rules.ts'

/** What is typed about a proof. Every kind has fields of its own, so that changing one's mind loses nothing. */
export type ProofValues = {
  kind: MemberKind
  proof: ProofKind
  council: string
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

/** What each proof cannot do without. */
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
  return [...needed[proof], 'hprId' as const].find((field) => (contractNames[field] ?? field) === name)
}

export const missingInProof = (values: ProofValues) => needed[values.proof].filter((field) => !values[field].trim())

/** A kind of member shows what belongs to it. */
export const withKind = (values: ProofValues, kind: MemberKind): ProofValues => ({
  ...values,
  kind,
  proof: proofsOf[kind].includes(values.proof) ? values.proof : proofsOf[kind][0]!,
})

/** The proof as the server takes it. */
export function proofOf(values: ProofValues): Proof {
  const year = (text: string) => Number(text.trim())
  switch (values.proof) {
    case 'registration': {
      const { council, number, nameAsRegistered, hprId } = values
      return { proof: 'registration', council, number, year: year(values.year), nameAsRegistered, hprId: hprId.trim() || null }
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
      return { ...proof, kind, year: String(proof.year), hprId: proof.hprId ?? '' }
    case 'enrolment':
      return { kind, proof: 'enrolment', college: proof.college, enrolmentNumber: proof.number, admissionYear: String(proof.year) }
    default:
      return { ...proof, kind }
  }
}

const professionsOf: Partial<Record<MemberKind, Profession[]>> = { doctor: ['medicine', 'dentistry'], allied: ['nursing', 'pharmacy'] }
const professionNames: Record<Profession, string> = {
  medicine: 'Medical councils',
  dentistry: 'Dental councils',
  nursing: 'Nursing councils',
  pharmacy: 'Pharmacy councils',
}

/** The councils that register members of this kind, by profession. */
export const councilsFor = (kind: MemberKind): { name: string; councils: Council[] }[] =>
  (professionsOf[kind] ?? []).map((profession) => ({
    name: professionNames[profession],
    councils: councils.filter((council) => council.profession === profession),
  }))

/** The council of the state where somebody works: a likely one, to be changed if it is another. */
export function likelyCouncil(kind: MemberKind, location: string): string {
  const state = location.split(',').at(-1)!.trim().toLowerCase()
  if (state.length < 3) return ''
  const [first] = councilsFor(kind)
  return first?.councils.find(({ name }) => name.toLowerCase().includes(state))?.id ?? ''
}
