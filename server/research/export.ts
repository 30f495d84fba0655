import { sql } from 'kysely'
import { exportFiles, exportPart, fileNameOf, type RoomExport } from '../platform/export.ts'
import { openKept } from '../platform/uploads/kept.ts'
import { isReadable, isVisible, viewerOf } from './visible.ts'

const ofPapers = (memberId: string) => sql`(select p.id from paper p where p.uploader_id = ${memberId})`
const versionPath = (paperId: string, no: number, name: string) => `papers/${paperId}/${no}-${fileNameOf(name)}`

export const researchExport: RoomExport = {
  room: 'research',
  title: 'Papers',
  parts: [
    exportPart(
      'papers',
      ['paper'],
      (id) => sql`
        select id::text as key, id, title, abstract, authors, journal, year, specialization, topics, doi, link, audience, licence, created_at, edited_at
        from paper where uploader_id = ${id}`,
    ),
    exportPart(
      'versions',
      ['paper_version'],
      (id) => sql`
        select paper_id || ' ' || to_char(no, 'FM00000') as key, paper_id, no, changes, file_name, mime, size_bytes, pages, created_at
        from paper_version where paper_id in ${ofPapers(id)}`,
      (row) => ({
        ...row,
        file: row.file_name ? `files/${versionPath(row.paper_id as string, row.no as number, row.file_name as string)}` : null,
      }),
    ),
    exportPart(
      'analyses',
      ['paper_analysis'],
      // What they asked is theirs; what was made of it quotes a paper, and goes with it as it does on the page.
      (id) => sql`
        with ${viewerOf(id)}
        select a.id::text as key, a.paper_id, a.version_no, a.instruction, a.extent, a.created_at,
          case when ${isVisible} and (a.extent = 'abstract' or ${isReadable}) then a.made end as made
        from paper_analysis a join paper p on p.id = a.paper_id where a.member_id = ${id}`,
    ),
    exportPart(
      'readingList',
      ['paper_save'],
      (id) => sql`
        select s.paper_id::text as key, s.paper_id, s.created_at from paper_save s where s.member_id = ${id}`,
    ),
    exportPart(
      'follows',
      ['paper_follow'],
      (id) => sql`select paper_id::text as key, paper_id, created_at from paper_follow where member_id = ${id}`,
    ),
    exportPart(
      'suggestionsYouDismissed',
      ['paper_dismissal'],
      (id) => sql`select paper_id::text as key, paper_id, created_at from paper_dismissal where member_id = ${id}`,
    ),
    exportPart(
      'comments',
      ['paper_comment'],
      (id) => sql`
        select id::text as key, id, paper_id, version_no, parent_id, text, quote, quote_page, created_at, edited_at, removed_at
        from paper_comment where author_id = ${id}`,
    ),
  ],
  files: (context, memberId) =>
    exportFiles<{ key: string; paper_id: string; no: number; upload_id: string; file_name: string }>(
      context,
      sql`
        select v.paper_id || ' ' || to_char(v.no, 'FM00000') as key, v.paper_id, v.no, v.upload_id, v.file_name
        from paper_version v join paper p on p.id = v.paper_id where p.uploader_id = ${memberId} and v.upload_id is not null`,
      ({ paper_id, no, upload_id, file_name }) => ({
        path: versionPath(paper_id, no, file_name),
        open: async () => openKept(context, upload_id),
      }),
    ),
  leftOut: {
    paper_page: 'The text that was read out of the files in the copy.',
    paper_evidence: 'How far a paper has come on its way to Doxy AI.',
    paper_machine_sentence: 'Sentences of the files in the copy that speak to machines.',
    removed_paper_client_id: 'Names that browsers gave to what was removed, so that a repeated request does not write it again.',
  },
}
