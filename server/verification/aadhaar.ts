import { isVerhoeff } from '#contract/identifiers/verhoeff.ts'

/** Whether a text holds an Aadhaar number, however it is grouped. */
export function holdsAadhaar(text: string): boolean {
  const candidates = text.normalize('NFKC').match(/(?<![\d])[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g) ?? []
  return candidates.some((candidate) => isVerhoeff(candidate.replace(/\D/g, '')))
}
