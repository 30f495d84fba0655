import { consentPurposes } from '#contract/consent-purposes.ts'
import type { ConsentPurpose } from '#contract/consents.ts'

/** What can be taken back while the account stays. */
export type Optional = Extract<(typeof consentPurposes)[number], { optional: true }>['id']

const rowOf = (purpose: ConsentPurpose) => consentPurposes.find(({ id }) => id === purpose)!

export const labelOf = (purpose: ConsentPurpose) => rowOf(purpose).label

export const isOptional = (purpose: ConsentPurpose): purpose is Optional => rowOf(purpose).optional

const places: Record<ConsentPurpose, string> = {
  terms: '/terms',
  privacy: '/privacy',
  digests: '/settings?section=notifications',
  public_page: '/profile',
  push: '/settings?section=notifications',
}

/** Where it is read, or set. */
export const placeOf = (purpose: ConsentPurpose) => places[purpose]
