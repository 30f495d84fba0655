import { sql } from 'kysely'
import { type ExportContext, type ExportRow, exportPart, type RoomExport } from '../platform/export.ts'
import { openedOrNull, sealedLog } from '../platform/secrets/opened.ts'
import { openNominee } from './nominee/queries.ts'

/** Whom a member named, opened. */
function opened({ member_id, sealed, named_at }: ExportRow, { vault, log }: ExportContext) {
  const id = String(member_id)
  return { ...openedOrNull(sealedLog(log), `nominee ${id}`, () => openNominee(vault, id, sealed as Buffer)), named_at }
}

export const privacyExport: RoomExport = {
  room: 'privacy',
  title: 'Copies of your data, your nominee, and breaches that you were told of',
  parts: [
    exportPart(
      'copies',
      ['data_export'],
      (id) =>
        sql`select id::text as key, state, asked_at, until, size_bytes, missing_files, downloaded_at from data_export where member_id = ${id}`,
    ),
    exportPart(
      'breaches',
      ['data_breach_member', 'data_breach'],
      (id) => sql`
        select b.id::text as key, b.words, t.told_at from data_breach_member t join data_breach b on b.id = t.breach_id where t.member_id = ${id}`,
    ),
    exportPart(
      'nominee',
      ['nominee'],
      (id) => sql`select member_id::text as key, member_id, sealed, named_at from nominee where member_id = ${id}`,
      opened,
    ),
  ],
  leftOut: { data_export_part: 'The bytes of copies like this one.' },
}
