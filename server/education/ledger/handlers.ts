import type { ledger } from '#contract/ledger.ts'
import { csvFile } from '../../platform/csv.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { dayInIndia } from '../../platform/india.ts'
import { makePdf } from '../../platform/pdf/maker.ts'
import { getCard } from '../../profile/public.ts'
import { tableOf } from './csv.ts'
import { addEntry, allEntries, changeEntry, entryPage, removeEntry } from './entries.ts'
import { ledgerPaper } from './paper.ts'
import { findCycle, listRules, saveCycle, yearSums } from './summary.ts'

export const ledgerHandlers: Handlers<typeof ledger> = {
  list: (asked, { db, viewer }) => entryPage(db, viewer.id, asked),
  summary: async (_, { db, viewer }) => ({ years: await yearSums(db, viewer.id), cycle: await findCycle(db, viewer.id) }),
  add: (entry, { db, viewer }) => addEntry(db, viewer.id, entry),
  change: (entry, { db, viewer }) => changeEntry(db, viewer.id, entry),
  remove: ({ entryId }, { db, viewer }) => removeEntry(db, viewer.id, entryId),
  rules: async (_, { db }) => ({ items: await listRules(db) }),
  setCycle: ({ councilId, startedOn }, { db, viewer }) => saveCycle(db, viewer.id, { councilId, startedOn }),
  csv: async (_, { db, viewer }) => csvFile('cpd-ledger.csv', tableOf(await allEntries(db, viewer.id))),
  pdf: async (_, { db, viewer }) => {
    const [{ name }, entries] = await Promise.all([getCard(db, viewer.id), allEntries(db, viewer.id)])
    const bytes = await makePdf(ledgerPaper(name, entries, dayInIndia(new Date())), viewer.id)
    return new File([bytes], 'cpd-ledger.pdf', { type: 'application/pdf' })
  },
}
