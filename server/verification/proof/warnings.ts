import type { Proof } from '#contract/claim.ts'
import type { NumberWarning } from '#contract/claim-facts.ts'
import { councils } from '#contract/councils.ts'
import { normaliseNumber, OTHER_COUNCIL } from '#contract/registration-number.ts'
import { hasOrcidChecksum } from './numbers.ts'

/** What looks unusual about a proof. It is shown to its member and to reviewers, and stops nothing: forms differ from council to council. */
export function warningsFor(proof: Proof, today = new Date()): NumberWarning[] {
  const thisYear = today.getFullYear()
  const warnings: NumberWarning[] = []
  if ('year' in proof && proof.year > thisYear) warnings.push({ as: 'future_year', year: proof.year })
  if (proof.proof === 'orcid' && !hasOrcidChecksum(proof.orcid)) warnings.push({ as: 'check_digit' })
  if (proof.proof !== 'registration') return warnings

  if (proof.council === OTHER_COUNCIL) warnings.push({ as: 'council_unlisted' })
  const number = normaliseNumber(proof.number)
  if (!/\d/.test(number)) warnings.push({ as: 'no_digit' })
  const letters = /^([A-Z]{2,6})\//.exec(number)?.[1]
  const other = letters && councils.find(({ id }) => id === letters.toLowerCase() && id !== proof.council)
  if (letters && other) warnings.push({ as: 'letters', letters, council: other.name })
  const yearInside = number.split('/').find((part) => /^(19|20)\d\d$/.test(part))
  if (yearInside && Number(yearInside) !== proof.year) warnings.push({ as: 'year_inside', inside: Number(yearInside), year: proof.year })
  if (/^\d{12}$/.test(number)) warnings.push({ as: 'like_aadhaar' })
  return warnings
}
