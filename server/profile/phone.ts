import type { Vault } from '../platform/secrets/vault.ts'

// A number that was copied to another member's row would not open there.
const phonePlace = (memberId: string) => `profile phone ${memberId}`

/** A phone number as it is stored. */
export const sealPhone = (vault: Vault, memberId: string, phone: string | null) => (phone ? vault.seal(phone, phonePlace(memberId)) : null)

/** A stored phone number; null when there is none. */
export const openPhone = (vault: Vault, memberId: string, sealed: Buffer | null) =>
  sealed && vault.open(sealed, phonePlace(memberId)).toString()
