import type { Vault } from '../../../platform/secrets/vault.ts'
import { seal, unseal } from '../../sealed.ts'
import type { Digested } from '../digest.ts'

/** What is known of a member's document without its passages. */
export type OwnCard = Omit<Digested, 'text' | 'checksum' | 'excerpt' | 'characters' | 'passages'>
export type OwnWords = { section: string; body: string }

const cardPlace = (ownerId: string, no: number) => ({ table: 'evidence_own', row: `${ownerId} ${no}`, column: 'card' })
const wordsPlace = (ownerId: string, documentNo: number, n: number) => ({
  table: 'evidence_own_passage',
  row: `${ownerId} ${documentNo} ${n}`,
  column: 'words',
})

export function sealCard(vault: Vault, ownerId: string, no: number, document: Digested): Buffer {
  const { passages: _, text: __, checksum: ___, excerpt: ____, characters: _____, ...card } = document
  return seal(vault, cardPlace(ownerId, no), card satisfies OwnCard)
}

export const openCard = (vault: Vault, ownerId: string, { no, card }: { no: number; card: Buffer }) =>
  unseal<OwnCard>(vault, cardPlace(ownerId, no), card)

export const sealWords = (vault: Vault, ownerId: string, documentNo: number, n: number, { section, body }: OwnWords): Buffer =>
  seal(vault, wordsPlace(ownerId, documentNo, n), { section, body })

export const openWords = (vault: Vault, ownerId: string, { document, n, words }: { document: number; n: number; words: Buffer }) =>
  unseal<OwnWords>(vault, wordsPlace(ownerId, document, n), words)

/** By which a document is found by its id, and known again letter for letter; without the key neither tells anything. */
export const markOfId = (vault: Vault, ownerId: string, id: string) => vault.fingerprint(id, `evidence_own|${ownerId}|id_hash`)
export const markOfText = (vault: Vault, ownerId: string, checksum: string) =>
  vault.fingerprint(checksum, `evidence_own|${ownerId}|checksum`)
