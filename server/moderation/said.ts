import type { Vault } from '../platform/secrets/vault.ts'

type Said = { words: string; quoted: string }
type Sealed = { words_sealed: Buffer | null; quoted_sealed: Buffer }

const place = (part: keyof Said, reportId: string) => `report:${part}:${reportId}`

/** What a report says and quotes, which may be words of a message: a copied database tells neither. */
export const sealSaid = (vault: Vault, reportId: string, { words, quoted }: Said): Sealed => ({
  words_sealed: vault.seal(words, place('words', reportId)),
  quoted_sealed: vault.seal(quoted, place('quoted', reportId)),
})

export const openWords = (vault: Vault, { id, words_sealed }: { id: string } & Sealed) =>
  words_sealed ? vault.open(words_sealed, place('words', id)).toString() : ''

export const openQuoted = (vault: Vault, { id, quoted_sealed }: { id: string } & Sealed) =>
  vault.open(quoted_sealed, place('quoted', id)).toString()
