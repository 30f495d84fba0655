import type { Interest } from '#contract/profile.ts'
import type { Setup, SetupStep } from '#contract/setup.ts'
import { EXPERIENCE_MAX_YEARS, type RequiredField, requiredFields } from '#contract/setup-rules.ts'
import { greetedName } from './greeted-name.ts'
import { emptyProof, likelyCouncil, missingInProof, proofOf, type TypedProof, typedFrom } from './typed-proof.ts'

/** Everything in the wizard's fields, as it is typed. */
export type Typed = TypedProof & {
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
  interests: Interest[]
}

/** What the server knows, in the fields. */
export function typedOf(setup: Setup): Typed {
  const { claim, kind } = setup
  return {
    ...emptyProof,
    ...(kind && !claim && { kind }),
    ...(claim && typedFrom(claim.kind, claim.proof)),
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
    interests: setup.interests,
  }
}

/** The fields of one step as the server has them now; what is typed on another step is not touched. */
export function keptOn(step: number, setup: Setup): Partial<Typed> {
  const { name, headline, location, phone, bio, specialty, experienceYears, currentPosition, hospital, education, ...third } =
    typedOf(setup)
  if (step === 1) return { name, headline, location, phone, bio }
  return step === 2 ? { specialty, experienceYears, currentPosition, hospital, education } : third
}

/** What the third step may guess from the first: only where nothing was typed yet. */
export const withGuesses = (typed: Typed): Typed => ({
  ...typed,
  council: typed.council || likelyCouncil(typed.kind, typed.location),
  nameAsRegistered: typed.nameAsRegistered || greetedName(typed.name).whole,
})

export const experienceFits = ({ experienceYears }: Typed) => {
  const years = Number(experienceYears)
  return experienceYears.trim() !== '' && Number.isInteger(years) && years >= 0 && years <= EXPERIENCE_MAX_YEARS
}

function has(typed: Typed, field: RequiredField): boolean {
  if (field === 'proof') return missingInProof(typed).length === 0
  if (field === 'interests') return typed.interests.length > 0
  if (field === 'experienceYears') return experienceFits(typed)
  return typed[field].trim() !== ''
}

/** What the rule of this step misses, with the step that asks for it. */
export const missingOn = (step: number, typed: Typed) =>
  requiredFields.filter(({ field, checked }) => checked === step && !has(typed, field))

/** What the whole wizard misses before the end. */
export const missingAnywhere = (typed: Typed) => requiredFields.filter(({ field }) => !has(typed, field))

const orNull = (text: string) => text.trim() || null

/** A step as the store takes it. Going back hands no claim in. */
export function stepOf(step: number, typed: Typed, forward: boolean): SetupStep {
  if (step === 1) {
    const { name, headline, location, phone, bio } = typed
    return { step: 1, name, headline, location, phone: orNull(phone), bio: orNull(bio) }
  }
  if (step === 2) {
    const { specialty, currentPosition, hospital, education } = typed
    const experienceYears = experienceFits(typed) ? Number(typed.experienceYears) : null
    return { step: 2, specialty, experienceYears, currentPosition, hospital: orNull(hospital), education }
  }
  const proof = forward && missingInProof(typed).length === 0 ? proofOf(typed) : null
  return { step: 3, kind: typed.kind, proof, interests: typed.interests }
}
