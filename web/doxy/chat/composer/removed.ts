import type { IdentifierKind } from '#contract/identifiers.ts'

/** What was taken out, in words: one and several. */
const WORDS: Record<IdentifierKind, [one: string, more: string]> = {
  aadhaar: ['Aadhaar number', 'Aadhaar numbers'],
  abha: ['ABHA number', 'ABHA numbers'],
  abha_address: ['ABHA address', 'ABHA addresses'],
  pan: ['PAN', 'PANs'],
  upi: ['UPI ID', 'UPI IDs'],
  email: ['email address', 'email addresses'],
  phone: ['phone number', 'phone numbers'],
  record: ['record number', 'record numbers'],
  policy: ['policy number', 'policy numbers'],
  document: ['document number', 'document numbers'],
  account: ['account number', 'account numbers'],
  license: ['registration number', 'registration numbers'],
  number: ['long number', 'long numbers'],
  pin: ['PIN code', 'PIN codes'],
  date: ['date', 'dates'],
  name: ['name', 'names'],
  place: ['place', 'places'],
}

export type Removed = Readonly<Record<string, number | undefined>>

export const countOf = (removed: Removed) => Object.values(removed).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** "1 name, 2 phone numbers", or nothing. */
export const kindsOf = (removed: Removed) =>
  Object.entries(removed)
    .flatMap(([kind, count]) => (count ? `${count} ${WORDS[kind as IdentifierKind]?.[count === 1 ? 0 : 1] ?? kind}` : []))
    .join(', ')
