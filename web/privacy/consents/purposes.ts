import { consentPurposes } from '#contract/consent-purposes.ts'
import type { ConsentPurpose } from '#contract/consents.ts'
import { formatter } from '../../lib/dates.ts'
import { locale } from '../../lib/language/say.ts'

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

const inLetters = formatter({ day: 'numeric', month: 'long', year: 'numeric' })

/** The day of the text that somebody agreed to, which the log keeps in English, as its reader writes days. */
export function dayOfText(version: string) {
  const day = new Date(version)
  return Number.isNaN(day.getTime()) ? version : inLetters(day, locale())
}
