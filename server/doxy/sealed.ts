import type { Vault } from '../platform/secrets/vault.ts'

/** A column of a row: what is sealed for it opens in no other row and no other column. */
export type Place = { table: string; row: string; column: string }

const nameOf = ({ table, row, column }: Place) => `${table}|${row}|${column}`

/** What stands for a document that does not open. */
export const UNREADABLE = { id: '', title: '', source: '', year: null, flagged: 0, excerpt: '', characters: 0 }

/** A value as JSON under the server's key. */
export const seal = (vault: Vault, place: Place, value: unknown): Buffer => vault.seal(JSON.stringify(value), nameOf(place))

/** What was sealed for this place. Refuses with KEY_MISSING what was sealed with another key or elsewhere. */
export const unseal = <Value>(vault: Vault, place: Place, sealed: Buffer): Value => JSON.parse(vault.open(sealed, nameOf(place)).toString())
