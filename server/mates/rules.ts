import { Refusal } from '#contract/errors.ts'
import type { MateState } from '#contract/mates.ts'

/** The one place that says which move is allowed from which state, seen from the member who moves. */
export function move(state: MateState, by: 'request'): 'pending' | 'connected' {
  switch (by) {
    case 'request':
      if (state === 'connected') throw new Refusal('ALREADY_MATES')
      if (state === 'pending') throw new Refusal('REQUEST_WAITING')
      // Two members who ask each other have both said yes.
      return state === 'request_received' ? 'connected' : 'pending'
  }
}

/** What a suggested member and the viewer have in common. */
export type Common = { mutualMates: number; sameHospital: boolean; sameSpecialty: boolean; sameCity: boolean }

const FACTS_MAX = 3

/** Why a member is suggested, in facts that the viewer may see anyway; null when there is none. */
export function reasonFor({ mutualMates, sameHospital, sameSpecialty, sameCity }: Common) {
  const facts = [
    mutualMates > 0 && `${mutualMates} mutual ${mutualMates === 1 ? 'mate' : 'mates'}`,
    sameHospital && 'same hospital',
    sameSpecialty && 'same specialty',
    sameCity && 'same city',
  ].filter((fact) => fact !== false)
  return facts.length > 0 ? facts.slice(0, FACTS_MAX).join(' · ') : null
}
