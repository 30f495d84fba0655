import { Refusal } from '#contract/errors.ts'
import type { SharedPlace } from '#contract/first-day.ts'
import { ASK_AGAIN_DAYS } from '#contract/limits.ts'
import type { MateState, SharedFact } from '#contract/mates.ts'

export type Move = 'request' | 'accept' | 'decline' | 'withdraw' | 'remove'

/** The one place that says which move is allowed from which state, seen from the member who moves. What is so already stays so. */
export function move(state: MateState, by: Move): MateState {
  switch (by) {
    case 'request':
      // What is so already may have been asked by the same request, whose answer was lost.
      if (state === 'connected') return state
      // Two members who ask each other have both said yes.
      return state === 'request_received' ? 'connected' : 'pending'
    case 'accept':
      if (state !== 'request_received' && state !== 'connected') throw new Refusal('NO_REQUEST')
      return 'connected'
    case 'decline':
      return takenBack(state, 'request_received')
    case 'withdraw':
      return takenBack(state, 'pending')
    case 'remove':
      return state === 'connected' ? 'suggested' : state
  }
}

function takenBack(state: MateState, from: MateState) {
  if (state === 'connected') throw new Refusal('ALREADY_MATES')
  if (state !== from && state !== 'suggested') throw new Refusal('NO_REQUEST')
  return 'suggested' as const
}

const DAY_MS = 24 * 3600_000

/** After a no the same member waits before asking again. The refusal says when, and not that somebody said no. */
export function mayAskAgain(declinedAt: Date | undefined, now: Date) {
  if (!declinedAt) return
  const from = new Date(declinedAt.getTime() + ASK_AGAIN_DAYS * DAY_MS)
  const days = Math.ceil((from.getTime() - now.getTime()) / DAY_MS)
  if (days > 0)
    throw new Refusal('ASK_LATER', { words: `You asked not long ago. You can ask again in ${days} ${days === 1 ? 'day' : 'days'}.` })
}

/** What a suggested member and the viewer have in common. */
export type Common = {
  mutualMates: number
  sameHospital: boolean
  sameCollege: boolean
  sameYear: boolean
  /** The year in which they left the college of both; null where that is not known. */
  collegeYear: number | null
  sameSpecialty: boolean
  sameCity: boolean
  interests: readonly string[]
}

const FACTS_MAX = 3

/** Why a member is suggested, in facts that the viewer may see anyway, the strongest first. */
export function sharedFacts(common: Common): SharedFact[] {
  const { mutualMates, sameHospital, sameCollege, sameYear, collegeYear, sameSpecialty, sameCity, interests } = common
  const facts: (SharedFact | false)[] = [
    mutualMates > 0 && { as: 'mates', count: mutualMates },
    sameHospital && { as: 'hospital' },
    sameCollege && (sameYear && collegeYear !== null ? { as: 'class', year: collegeYear } : { as: 'college', year: collegeYear }),
    sameSpecialty && { as: 'specialty' },
    sameCity && { as: 'city' },
    interests.length > 0 && { as: 'interests', names: [...interests] },
  ]
  return facts.filter((fact) => fact !== false).slice(0, FACTS_MAX)
}

/** Where a candidate and the viewer may have met. */
type Colleague = { same_hospital: boolean; same_college: boolean; same_year: boolean }

/** Those whom the viewer may have met where they learned or work: of the same class first, then of the college, then of the hospital. */
export function colleaguesAmong<Candidate extends Colleague>(candidates: readonly Candidate[]): Candidate[] {
  const nearness = ({ same_year, same_college, same_hospital }: Colleague) =>
    Number(same_year) * 4 + Number(same_college) * 2 + Number(same_hospital)
  return candidates.filter((one) => nearness(one) > 0).sort((a, b) => nearness(b) - nearness(a))
}

/** What all of these share with the viewer; null where there is nobody. */
export function sharedPlace(
  colleagues: readonly Colleague[],
  { college, hospital }: { college: string; hospital: string },
): SharedPlace | null {
  if (colleagues.length === 0) return null
  if (colleagues.every(({ same_year }) => same_year)) return { as: 'class', name: college }
  if (colleagues.every(({ same_college }) => same_college)) return { as: 'college', name: college }
  if (colleagues.every(({ same_hospital }) => same_hospital)) return { as: 'hospital', name: hospital }
  return { as: 'both', name: '' }
}
