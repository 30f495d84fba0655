import type { Db } from '../../platform/db/client.ts'
import { normaliseNumber } from '../formats.ts'
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
        : { ...about, outcome: 'unavailable', record: null, words: 'No register of this council was imported.' }
    }
    const record = { name: held.name, number: held.number, year: String(held.year ?? ''), status: held.status }
    return { ...about, ...compare(inquiry, held), record }
  },
})
