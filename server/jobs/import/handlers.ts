import { sql } from 'kysely'
import { POSTINGS_MAX } from '#contract/limits.ts'
import type { ImportedFile, postingImport } from '#contract/posting-import.ts'
import { requireRole } from '../../institutions/public.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { countHeld } from '../postings/save.ts'
import { fullRow, type Planned, planRows, withinPlaces } from './plan.ts'
import { readFile } from './read.ts'
import type { CheckedFile } from './row.ts'
import { takeRow } from './take.ts'

function show({ format, unread }: CheckedFile, planned: readonly Planned[], taken = new Map<Planned, string>()): ImportedFile {
  const count = (outcome: Planned['outcome']) => planned.filter((row) => row.outcome === outcome).length
  return {
    ...{ format, unread },
    rows: planned.map((row) => {
      const { at, externalId, title, outcome, faults } = row
      return { at, externalId, title, outcome, faults, postingId: taken.get(row) ?? null }
    }),
    counts: { new: count('new'), update: count('update'), fault: count('fault') },
  }
}

export const importHandlers: Handlers<typeof postingImport> = {
  preview: async ({ institutionId, file }, { db, viewer }) => {
    await requireRole(db, viewer.id, institutionId, 'jobs')
    const read = await readFile(file, viewer.id)
    return show(read, withinPlaces(await planRows(db, institutionId, read.rows), POSTINGS_MAX - (await countHeld(db, institutionId))))
  },

  take: async ({ institutionId, file, clientId }, { db, viewer }) => {
    // Asked before anything is read, so that a stranger's file costs nothing, and again with the change.
    await requireRole(db, viewer.id, institutionId, 'jobs')
    const read = await readFile(file, viewer.id)
    return db.transaction().execute(async (tx) => {
      await requireRole(tx, viewer.id, institutionId, 'jobs')
      // Two who take the same file at once would both begin its drafts.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${institutionId}`}, 0))`.execute(tx)
      const planned = await planRows(tx, institutionId, read.rows)
      const taken = new Map<Planned, string>()
      const rows: Planned[] = []
      for (const row of planned) {
        const postingId = row.outcome === 'fault' ? undefined : await takeRow(tx, { memberId: viewer.id, institutionId, clientId }, row)
        rows.push(postingId === 'full' ? fullRow(row) : row)
        if (postingId !== undefined && postingId !== 'full') taken.set(row, postingId)
      }
      return show(read, rows, taken)
    })
  },
}
