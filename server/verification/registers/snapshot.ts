import type { Db } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { writtenForms } from '../proof/proof.ts'
import type { RegisterEntry } from './csv.ts'
import { compare, type RegisterProvider } from './provider.ts'
import { recheckAgainst } from './recheck.ts'

/** A register that an operator imported from a file. */
export const snapshot = (db: Db): RegisterProvider => ({
  name: 'Imported register',
  async lookUp(inquiry) {
    const { council } = inquiry
    const held = await db
      .selectFrom('register_entry')
      .selectAll()
      .where('council', '=', council)
      .where('number', 'in', writtenForms(council, inquiry.number))
      .executeTakeFirst()
    const about = { provider: 'Imported register', asOf: held?.as_of ?? null }
    if (!held) {
      const any = await db.selectFrom('register_entry').select('as_of').where('council', '=', council).limit(1).executeTakeFirst()
      return any
        ? { ...about, outcome: 'absent', record: null, asOf: any.as_of, words: 'This number is not in the imported register.' }
        : { ...about, outcome: 'unavailable', record: null, words: 'No register has been imported for this council.' }
    }
    const record = { name: held.name, number: held.number, year: String(held.year ?? ''), status: held.status }
    return { ...about, ...compare(inquiry, held), record }
  },
})

const BATCH = 2000

/**
 * Puts a council's register in the place of the one before, in one piece, and holds the standing registrations against it. Answers how many of
 * these differ.
 */
export const saveRegister = (db: Db, vault: Vault, council: string, asOf: string, entries: readonly RegisterEntry[]): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const before = await tx.deleteFrom('register_entry').where('council', '=', council).returning('number').execute()
    const byNumber = new Map(entries.map((entry) => [entry.number, { ...entry, council, as_of: asOf }]))
    const rows = [...byNumber.values()]
    for (let at = 0; at < rows.length; at += BATCH) {
      await tx
        .insertInto('register_entry')
        .values(rows.slice(at, at + BATCH))
        .execute()
    }
    const gone = before.flatMap(({ number }) => (byNumber.has(number) ? [] : number))
    return recheckAgainst(tx, vault, { council, asOf, entries: rows }, gone)
  })
