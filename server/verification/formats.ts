import type { Proof } from '#contract/claim.ts'
import { councils } from '#contract/councils.ts'

/** The same number however it was typed: capitals, no spaces, one kind of separator, no leading zeros in a part. */
export function normaliseNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.]+/g, '')
    .replace(/[-_\\|:]+/g, '/')
    .replace(/^(?:REG(?:ISTRATION)?)?(?:NO|NUMBER)?\/*(?=[A-Z0-9])/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .join('/')
}

/** What is unique about a proof, to be kept as a keyed hash only. */
export function identityOf(proof: Proof): string {
  switch (proof.proof) {
    case 'registration':
      return `${proof.council} ${withoutPrefix(proof.council, normaliseNumber(proof.number))}`
    case 'enrolment':
      return `${proof.college
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} ${normaliseNumber(proof.number)}`
    case 'orcid':
      return proof.orcid
    case 'institution_mail':
      return proof.email.toLowerCase()
  }
}

/** Some members write their council's letters before the number and some do not. */
function withoutPrefix(council: string, number: string) {
  const prefix = `${council.toUpperCase()}/`
  return number.startsWith(prefix) ? number.slice(prefix.length) : number
}

/** What looks unusual about a proof. It is shown to its member and to reviewers, and stops nothing: forms differ from council to council. */
export function warningsFor(proof: Proof, today = new Date()): string[] {
  const thisYear = today.getFullYear()
  const warnings: string[] = []
  if ('year' in proof && proof.year > thisYear) warnings.push(`The year ${proof.year} has not come yet.`)
  if (proof.proof === 'orcid' && !hasOrcidChecksum(proof.orcid))
    warnings.push('The last character does not fit the others: one of them may be mistyped.')
  if (proof.proof !== 'registration') return warnings

  const number = normaliseNumber(proof.number)
  if (!/\d/.test(number)) warnings.push('A registration number holds at least one digit.')
  const letters = /^([A-Z]{2,6})\//.exec(number)?.[1]
  const other = letters && councils.find(({ id }) => id === letters.toLowerCase() && id !== proof.council)
  if (other) warnings.push(`Numbers that begin with ${letters} are those of the ${other.name}.`)
  const yearInside = number.split('/').find((part) => /^(19|20)\d\d$/.test(part))
  if (yearInside && Number(yearInside) !== proof.year) warnings.push(`The number speaks of ${yearInside}, the year says ${proof.year}.`)
  if (/^\d{12}$/.test(number)) warnings.push('Twelve digits are the length of an Aadhaar number, which we never ask for.')
  return warnings
}

/** ISO 7064 MOD 11-2, as ORCID uses it. */
export function hasOrcidChecksum(orcid: string): boolean {
  const digits = orcid.replaceAll('-', '')
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}
