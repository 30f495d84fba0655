import { sql } from 'kysely'
import { type ExportContext, type ExportRow, exportPart, type RoomExport } from '../platform/export.ts'
import { openedOrNull, sealedLog } from '../platform/secrets/opened.ts'
import { openExchange, openFeedback, openTitle } from './chat-sealing.ts'
import { openCard, openWords } from './library/own/sealing.ts'

/** What opens of a row; a row of which nothing does is still told. */
function opened(name: string, row: ExportRow, { log }: ExportContext, open: () => ExportRow) {
  return openedOrNull(sealedLog(log), `${name} ${row.key}`, open) ?? { unreadable: true }
}

export const doxyExport: RoomExport = {
  room: 'doxy',
  title: 'Doxy AI',
  parts: [
    exportPart(
      'chats',
      ['chat'],
      (id) => sql`select id::text as key, id, member_id, title, created_at, asked_at from chat where member_id = ${id}`,
      ({ title, member_id, ...row }, context) => ({
        ...row,
        ...opened('chat', row, context, () => ({
          title: openTitle(context.vault, { id: row.id as string, member_id: member_id as string, title: title as Buffer }),
        })),
      }),
    ),
    exportPart(
      'questions',
      ['chat_exchange'],
      (id) => sql`
        select e.id::text as key, e.id, e.chat_id, e.query, e.answer, e.created_at, e.was_right, e.feedback, e.feedback_at
        from chat_exchange e join chat c on c.id = e.chat_id where c.member_id = ${id}`,
      ({ query, answer, feedback, ...row }, context) => ({
        ...row,
        ...opened('chat_exchange', row, context, () => {
          const exchange = { id: row.id as string, chat_id: row.chat_id as string }
          const said = { query: query as Buffer, answer: answer as Buffer, feedback: feedback as Buffer | null }
          return {
            ...openExchange(context.vault, { ...exchange, ...said }),
            feedback: openFeedback(context.vault, { ...exchange, ...said }),
          }
        }),
      }),
    ),
    exportPart(
      'documents',
      ['evidence_own'],
      (id) => sql`
        select to_char(no, 'FM0000000000') as key, owner_id, no, card, passages, uploaded_at from evidence_own where owner_id = ${id}`,
      ({ card, owner_id, ...row }, context) => ({
        ...row,
        ...opened('evidence_own', row, context, () =>
          openCard(context.vault, owner_id as string, { no: row.no as number, card: card as Buffer }),
        ),
      }),
    ),
    exportPart(
      'documentText',
      ['evidence_own_passage'],
      (id) => sql`
        select to_char(document_no, 'FM0000000000') || ' ' || to_char(n, 'FM0000000000') as key, owner_id, document_no, n, words
        from evidence_own_passage where owner_id = ${id}`,
      ({ words, owner_id, ...row }, context) => ({
        ...row,
        ...opened('evidence_own_passage', row, context, () =>
          openWords(context.vault, owner_id as string, { document: row.document_no as number, n: row.n as number, words: words as Buffer }),
        ),
      }),
    ),
    exportPart(
      'documentsForEverybody',
      ['evidence_document'],
      (id) => sql`
        select to_char(no, 'FM0000000000') as key, id as document_id, title, year, source, doi, url, authors, specialization, licence, preprint, uploaded_at
        from evidence_document where uploaded_by = ${id} and not removed`,
    ),
  ],
  leftOut: {
    evidence_passage: 'The text of what everybody may cite: it is no member’s, and documents say who brought them.',
    evidence_own_count: 'The last number that a member’s documents took.',
    evidence_decision: 'What reviewers decided about documents that nobody signed for: an act of their office, not their own data.',
    evidence_budget: 'How much text a sender brought in a day, kept for that day against floods.',
  },
}
