import { normaliseNumber } from '#contract/registration-number.ts'
import type { Db } from '../../platform/db/client.ts'
import type { RegisterEntry } from './csv.ts'
import { compare, type RegisterProvider } from './provider.ts'

/** A register that an operator imported from a file. */
export const snapshot = (db: Db): RegisterProvider => ({
  name: 'Imported register',
  async lookUp(inquiry) {
    const { council } = inquiry
    const held = await db
      .selectFrom('register_entry')
      .selectAll()
      .where('council', '=', council)
      .where('number', '=', normaliseNumber(inquiry.number))
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

/** Puts a council's register in the place of the one before, in one piece. */
export const saveRegister = (db: Db, council: string, asOf: string, entries: readonly RegisterEntry[]) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('register_entry').where('council', '=', council).execute()
    const byNumber = new Map(entries.map((entry) => [entry.number, { ...entry, council, as_of: asOf }]))
    const rows = [...byNumber.values()]
    for (let at = 0; at < rows.length; at += BATCH) {
      await tx
        .insertInto('register_entry')
        .values(rows.slice(at, at + BATCH))
        .execute()
    }
  })
