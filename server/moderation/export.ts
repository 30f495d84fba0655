import { sql } from 'kysely'
import { type ExportContext, type ExportRow, exportPart, type RoomExport } from '../platform/export.ts'
import { openedOrNull, sealedLog } from '../platform/secrets/opened.ts'
import { openGrievance } from './grievances/queries.ts'
import { referenceOf } from './grievances/rules.ts'
import { openQuoted, openWords } from './said.ts'

type Sealed = { id: string; words_sealed: Buffer | null; quoted_sealed: Buffer }

/** A report with its sealed words opened. */
function opened({ words_sealed, quoted_sealed, ...row }: ExportRow, { vault, log }: ExportContext) {
  const sealed = { id: row.id, words_sealed, quoted_sealed } as Sealed
  const open = (what: typeof openWords) => openedOrNull(sealedLog(log), `report ${sealed.id}`, () => what(vault, sealed))
  return { ...row, words: open(openWords), quoted: open(openQuoted) }
}

/** A grievance as its member reads it: its number, and its words. */
function openedGrievance({ no, words_sealed, ...row }: ExportRow, { vault, log }: ExportContext) {
  const { id, created_at } = row as { id: string; created_at: Date }
  const words = openedOrNull(sealedLog(log), `grievance ${id}`, () => openGrievance(vault, { id, words_sealed: words_sealed as Buffer }))
  return { reference: referenceOf(no as number, created_at), ...row, words }
}

export const moderationExport: RoomExport = {
  room: 'moderation',
  title: 'Reports, appeals and grievances',
  parts: [
    exportPart(
      'reports',
      ['report'],
      (id) => sql`
        select id::text as key, id, kind, place, reason, words_sealed, quoted_sealed, created_at, due_at, hid_at, upheld, rule, decision, decided_at
        from report where member_id = ${id}`,
      opened,
    ),
    // What a member was told of: who reported it, and what they wrote, stays between them and the reviewers.
    exportPart(
      'decisionsAboutYou',
      ['report'],
      (id) => sql`
        select id::text as key, kind, place, reason, rule, decision, decided_at from report where about_id = ${id} and upheld`,
    ),
    exportPart(
      'hiddenOfYours',
      ['withheld'],
      (id) => sql`select subject_id::text as key, kind, subject_id, since from withheld where about_id = ${id}`,
    ),
    exportPart(
      'appeals',
      ['appeal'],
      (id) => sql`
        select id::text as key, case when report_id is null then 'name' else 'decision' end as against, name, fault, words, created_at, upheld, decision, decided_at
        from appeal where member_id = ${id}`,
    ),
    exportPart(
      'grievances',
      ['grievance'],
      (id) => sql`
        select id::text as key, id, no, kind, words_sealed, created_at, due_at, upheld, decision, decided_at from grievance where member_id = ${id}`,
      openedGrievance,
    ),
  ],
  leftOut: {},
}
