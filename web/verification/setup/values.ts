import type { Interest } from '#contract/profile.ts'
import type { Setup, SetupStep } from '#contract/setup.ts'
import { EXPERIENCE_MAX_YEARS, labelOf, type RequiredField, requiredFields } from '#contract/setup-rules.ts'
import { emptyProof, missingInProof, type ProofField, type ProofValues, proofOf, valuesFrom, withKind } from '../proof/values.ts'

/** Everything in the wizard's fields, as it is typed. */
export type SetupValues = ProofValues & {
  /** Whether they said who they are; before that `kind` is a guess. */
  isKindSaid: boolean
  name: string
  headline: string
  location: string
  phone: string
  bio: string
  specialty: string
  experienceYears: string
  currentPosition: string
  hospital: string
  education: string
  /** Where they studied or study; `college` is what an enrolment says. */
  ownCollege: string
  graduationYear: string
  interests: Interest[]
  /** A licence number alone is asked for, and no proof of it. */
  licenceOnly: boolean
}

/** Everything that was entered so far, where it is kept with a licence number in place of a claim. */
export type Saved = Setup & { licence?: string }

/** What the server knows, in the fields. */
export function valuesOf(setup: Saved): SetupValues {
  const { claim } = setup
  const kind = setup.kind ?? claim?.kind ?? null
  const values = {
    ...emptyProof,
    ...(claim?.proof && valuesFrom(claim.kind, claim.proof)),
    isKindSaid: kind !== null,
    ...(setup.licence && { number: setup.licence }),
    licenceOnly: setup.licence !== undefined,
    name: setup.name,
    headline: setup.headline,
    location: setup.location,
    phone: setup.phone ?? '',
    bio: setup.bio ?? '',
    specialty: setup.specialty,
    experienceYears: setup.experienceYears === null ? '' : String(setup.experienceYears),
    currentPosition: setup.currentPosition,
    hospital: setup.hospital ?? '',
    education: setup.education,
    ownCollege: setup.college,
    graduationYear: setup.graduationYear === null ? '' : String(setup.graduationYear),
    interests: setup.interests,
  }
  return kind ? withKind(values, kind) : values
}

/** The fields of one step as the server has them now; what is typed on another step is not touched. */
export function savedOn(step: number, setup: Saved): Partial<SetupValues> {
  const { kind, isKindSaid, name, headline, location, phone, bio, ...later } = valuesOf(setup)
  if (step === 1) return { kind, isKindSaid, name, headline, location, phone, bio }
  const { specialty, experienceYears, currentPosition, hospital, education, ownCollege, graduationYear, ...third } = later
  return step === 2 ? { specialty, experienceYears, currentPosition, hospital, education, ownCollege, graduationYear } : third
}

export const experienceFits = ({ experienceYears }: SetupValues) => {
  const years = Number(experienceYears)
  return experienceYears.trim() !== '' && Number.isInteger(years) && years >= 0 && years <= EXPERIENCE_MAX_YEARS
}

/** What of the proof is missing. */
export const missingProof = (values: SetupValues): ProofField[] =>
  values.licenceOnly ? (values.number.trim() ? [] : ['number']) : missingInProof(values)

function has(values: SetupValues, field: RequiredField): boolean {
  if (field === 'kind') return values.isKindSaid || values.licenceOnly
  if (field === 'proof') return missingProof(values).length === 0
  if (field === 'interests') return values.interests.length > 0
  if (field === 'experienceYears') return experienceFits(values)
  return values[field].trim() !== ''
}

/** What the whole wizard misses before the end. */
export const missingAnywhere = (values: SetupValues) =>
  requiredFields
    .filter(({ field }) => !has(values, field))
    .map(({ field, ...rule }) => ({ ...rule, field, label: labelOf(field, values.kind) }))

/** What the rule of this step misses, with the step that asks for it. */
export const missingOn = (step: number, values: SetupValues) => missingAnywhere(values).filter(({ checked }) => checked === step)

const orNull = (text: string) => text.trim() || null

/** A step as the store takes it. Going back hands no claim in. */
export function stepOf(step: number, values: SetupValues, forward: boolean): SetupStep {
  if (step === 1) {
    const { name, headline, location, phone, bio } = values
    return { step: 1, kind: values.isKindSaid ? values.kind : null, name, headline, location, phone: orNull(phone), bio: orNull(bio) }
  }
  if (step === 2) {
    const { specialty, currentPosition, hospital, education } = values
    const experienceYears = experienceFits(values) ? Number(values.experienceYears) : null
    const graduationYear = values.graduationYear ? Number(values.graduationYear) : null
    const studied = { education, college: values.ownCollege, graduationYear }
    return { step: 2, specialty, experienceYears, currentPosition, hospital: orNull(hospital), ...studied }
  }
  const isProven = !values.licenceOnly && missingInProof(values).length === 0
  const proof = forward && isProven ? proofOf(values) : null
  return { step: 3, kind: values.kind, proof, interests: values.interests }
}
