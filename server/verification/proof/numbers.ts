import { isVerhoeff } from '#contract/identifiers/verhoeff.ts'
import { normalised } from '#contract/normalised.ts'

/** ISO 7064 MOD 11-2, as ORCID uses it. */
export function hasOrcidChecksum(orcid: string): boolean {
  const digits = orcid.replaceAll('-', '')
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}

/** Whether a text holds an Aadhaar number, however it is grouped. */
export function holdsAadhaar(text: string): boolean {
  const candidates = normalised(text, 'NFKC').match(/(?<![\d])[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g) ?? []
  return candidates.some((candidate) => isVerhoeff(candidate.replace(/\D/g, '')))
}
