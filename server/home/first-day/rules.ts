import { type FirstStep, ProfilePart, type ProofProgress } from '#contract/first-day.ts'
import { FIRST_MATES } from '#contract/limits.ts'
import type { MemberKind } from '#contract/profile.ts'
import { proofsOf, type RequiredField } from '#contract/setup-rules.ts'

/** What a new member has done so far, as the rooms tell that keep it. */
export type Facts = {
  emailProven: boolean
  profileComplete: boolean
  /** Fields of the setup that are still empty. */
  missing: readonly RequiredField[]
  kind: MemberKind | null
  proof: ProofProgress
  connected: number
  /** Whom they wait for, by id. */
  asked: string[]
  posted: boolean
}

/** The part of a profile that a field belongs to; the proof is a step of its own. */
const partOf: Record<Exclude<RequiredField, 'proof'>, ProfilePart> = {
  kind: 'basics',
  name: 'basics',
  headline: 'basics',
  location: 'basics',
  specialty: 'work',
  experienceYears: 'work',
  currentPosition: 'work',
  education: 'training',
  interests: 'interests',
}

const doneIf = (done: boolean) => (done ? 'done' : 'open')

/** The steps of the first day, in their order. */
export function stepsOf(facts: Facts): FirstStep[] {
  const left = leftOf(facts)
  return [
    { step: 'email', state: doneIf(facts.emailProven) },
    { step: 'profile', state: doneIf(left.length === 0), left },
    { step: 'proof', state: stateOfProof(facts.proof), by: proofsOf[facts.kind ?? 'doctor'][0]!, progress: facts.proof },
    { step: 'mates', state: stateOfMates(facts), connected: facts.connected, asked: facts.asked },
    { step: 'post', state: doneIf(facts.posted) },
  ]
}

/** Whether nothing is left: then the list goes, and does not come back. */
export const isThrough = (steps: readonly FirstStep[]) => steps.every(({ state }) => state === 'done')

/** Whoever finished the setup has a profile, whatever they empty later. */
function leftOf({ profileComplete, missing }: Facts): ProfilePart[] {
  if (profileComplete) return []
  const empty = new Set(missing.flatMap((field) => (field === 'proof' ? [] : partOf[field])))
  return ProfilePart.options.filter((part) => empty.has(part))
}

function stateOfProof(proof: ProofProgress) {
  if (proof === 'proven') return 'done'
  return proof === 'waiting' ? 'waiting' : 'open'
}

/** Nobody can be made to answer: three who were asked are all that the member can do. */
function stateOfMates({ connected, asked }: Facts) {
  if (connected >= FIRST_MATES) return 'done'
  return connected + asked.length >= FIRST_MATES ? 'waiting' : 'open'
}
