import type { Proof } from '#contract/claim.ts'
import { councils } from '#contract/councils.ts'
import { normaliseNumber, OTHER_COUNCIL } from '#contract/registration-number.ts'
import { hasOrcidChecksum } from './numbers.ts'

/** What looks unusual about a proof. It is shown to its member and to reviewers, and stops nothing: forms differ from council to council. */
export function warningsFor(proof: Proof, today = new Date()): string[] {
  const thisYear = today.getFullYear()
  const warnings: string[] = []
  if ('year' in proof && proof.year > thisYear) warnings.push(`The year ${proof.year} is in the future.`)
  if (proof.proof === 'orcid' && !hasOrcidChecksum(proof.orcid))
    warnings.push('The check digit does not match. Please look for a typing error.')
  if (proof.proof !== 'registration') return warnings

  if (proof.council === OTHER_COUNCIL) warnings.push('The council is not on our list, so a reviewer has to find its register first.')
  const number = normaliseNumber(proof.number)
  if (!/\d/.test(number)) warnings.push('A registration number has at least one digit.')
  const letters = /^([A-Z]{2,6})\//.exec(number)?.[1]
  const other = letters && councils.find(({ id }) => id === letters.toLowerCase() && id !== proof.council)
  if (other) warnings.push(`Numbers beginning with ${letters} belong to the ${other.name}.`)
  const yearInside = number.split('/').find((part) => /^(19|20)\d\d$/.test(part))
  if (yearInside && Number(yearInside) !== proof.year)
    warnings.push(`The number contains the year ${yearInside}, but the year of registration is ${proof.year}.`)
  if (/^\d{12}$/.test(number)) warnings.push('This number has 12 digits, like an Aadhaar number. We never ask for Aadhaar numbers.')
  return warnings
}
