import type { RegisterResult } from '#contract/claim.ts'
import { nameOfCouncil } from '#contract/councils.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { putBefore } from '../desk/recheck.ts'
import { openProof, registrationKey } from '../proof/proof.ts'
import type { RegisterEntry } from './csv.ts'
import { compare } from './provider.ts'

const BATCH = 2000
const PROVIDER = 'Imported register'

type Imported = { council: string; asOf: string; entries: readonly RegisterEntry[] }
type Found = { id: string; member_id: string; proof_sealed: Buffer; number: string }

/**
 * Holds the standing registrations of a council against its register as it is now, in the transaction that brings it. What differs waits on
 * the desk, and so does what the register had before and has no more; what it never had says nothing. Answers how many differ.
 */
export async function recheckAgainst(tx: Db, vault: Vault, { council, asOf, entries }: Imported, gone: readonly string[]): Promise<number> {
  const held = new Map(entries.map((entry) => [entry.number, entry]))
  const name = nameOfCouncil({ council })
  let different = 0
  for await (const { number, ...claim } of standing(tx, vault, council, [...held.keys(), ...gone])) {
    const proof = openProof(vault, claim)
    const entry = held.get(number)
    if (proof.proof !== 'registration') continue
    const result = entry
      ? compare({ ...proof, name: proof.nameAsRegistered }, entry)
      : ({ outcome: 'absent', words: 'The number was in the register before, and is not any more.' } as const)
    if (result.outcome === 'match') continue
    different++
    const record = entry ? { name: entry.name, number: entry.number, year: String(entry.year ?? ''), status: entry.status } : null
    const answer: RegisterResult = { ...result, provider: PROVIDER, record, asOf }
    await tx
      .insertInto('register_result')
      .values({ id: newId(), claim_id: claim.id, answer: JSON.stringify(answer) })
      .execute()
    await putBefore(tx, claim.id, `${name}, register of ${asOf}: ${result.words}`)
  }
  return different
}

/** The standing claims to these numbers: they are found by the keyed hash, so that no other proof is opened. */
async function* standing(tx: Db, vault: Vault, council: string, numbers: readonly string[]): AsyncGenerator<Found> {
  for (let at = 0; at < numbers.length; at += BATCH) {
    const byHash = new Map(
      numbers
        .slice(at, at + BATCH)
        .map((number) => [
          vault.fingerprint(registrationKey({ council, councilName: null, number }), 'claim:registration').toString('hex'),
          number,
        ]),
    )
    const rows = await tx
      .selectFrom('claim')
      .select(['id', 'member_id', 'proof_sealed', 'identity_hash'])
      .where('state', '=', 'approved')
      .where(
        'identity_hash',
        'in',
        [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex')),
      )
      .execute()
    for (const { identity_hash, ...row } of rows) yield { ...row, number: byHash.get(identity_hash.toString('hex'))! }
  }
}
