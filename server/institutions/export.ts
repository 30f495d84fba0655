import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { type ExportContext, exportFiles, exportPart, fileNameOf, type RoomExport } from '../platform/export.ts'
import { openedOrNull, sealedLog } from '../platform/secrets/opened.ts'
import { openName, readEvidence } from '../verification/public.ts'
import { mailboxOf } from './claims/queries.ts'

/** What a document was called where it came from. */
const nameOf = ({ vault, log }: ExportContext, memberId: string, id: string, name_sealed: Buffer) =>
  openedOrNull(sealedLog(log), `institution_document ${id}`, () => openName(vault, memberId, { id, name_sealed }))

export const institutionsExport: RoomExport = {
  room: 'institutions',
  title: 'Institutions',
  parts: [
    exportPart(
      'pagesYouBegan',
      ['institution'],
      (id) => sql`select id::text as key, id, name, kind, city, created_at from institution where founder_id = ${id}`,
    ),
    exportPart(
      'roles',
      ['institution_role'],
      (id) => sql`
        select r.institution_id::text as key, r.institution_id, i.name, r.role, r.since
        from institution_role r join institution i on i.id = r.institution_id where r.member_id = ${id}`,
    ),
    exportPart(
      'invitations',
      ['institution_invitation'],
      (id) => sql`
        select v.institution_id || ' ' || v.member_id as key, v.institution_id, i.name, v.role, v.by_id = ${id} as sent_by_you, v.created_at
        from institution_invitation v join institution i on i.id = v.institution_id where v.member_id = ${id} or v.by_id = ${id}`,
    ),
    // Reviewers' words about others are theirs; what a member did, and what was done about them, is told.
    exportPart(
      'history',
      ['institution_log'],
      (id) => sql`
        select id::text as key, institution_id, at, act, by_role, role, by_id is not distinct from ${id}::uuid as by_you
        from institution_log where by_id = ${id} or member_id = ${id}`,
    ),
    exportPart(
      'claims',
      ['institution_claim'],
      (id) => sql`
        select c.id::text as key, c.id, c.member_id, c.institution_id, i.name, c.mailbox_sealed, c.position, c.facility_id, c.words, c.state, c.submitted_at,
          c.mail_confirmed_at, c.decided_at, c.reason
        from institution_claim c join institution i on i.id = c.institution_id where c.member_id = ${id}`,
      ({ mailbox_sealed, member_id, ...row }, { vault, log }) => ({
        ...row,
        mailbox: openedOrNull(sealedLog(log), `institution_claim ${row.id}`, () =>
          mailboxOf(vault, { id: row.id as string, member_id: member_id as string, mailbox_sealed: mailbox_sealed as Buffer | null }),
        ),
      }),
    ),
    exportPart(
      'answersToClaims',
      ['institution_claim_answer'],
      (id) => sql`select claim_id::text as key, claim_id, words, at from institution_claim_answer where member_id = ${id}`,
    ),
    exportPart(
      'documents',
      ['institution_document'],
      (id) => sql`
        select d.id::text as key, d.id, d.claim_id, c.member_id, d.name_sealed, d.mime, d.size_bytes, d.added_at, d.delete_after
        from institution_document d join institution_claim c on c.id = d.claim_id where c.member_id = ${id}`,
      ({ name_sealed, member_id, ...row }, context) => ({
        ...row,
        name: nameOf(context, member_id as string, row.id as string, name_sealed as Buffer),
      }),
    ),
    exportPart(
      'affiliations',
      ['affiliation'],
      (id) => sql`
        select a.id::text as key, a.institution_id, i.name, a.position, a.department, a.from_day, a.to_day, a.state, a.asked_at, a.answered_at
        from affiliation a join institution i on i.id = a.institution_id where a.member_id = ${id}`,
    ),
    exportPart(
      'follows',
      ['institution_follow'],
      (id) => sql`
        select f.institution_id::text as key, f.institution_id, i.name, f.created_at
        from institution_follow f join institution i on i.id = f.institution_id where f.member_id = ${id}`,
    ),
    exportPart(
      'postsOnPages',
      ['institution_post'],
      (id) => sql`
        select ip.institution_id || ' ' || ip.post_id as key, ip.institution_id, ip.post_id, ip.added_at
        from institution_post ip join post p on p.id = ip.post_id where p.author_id = ${id}`,
    ),
  ],
  files: (context, memberId) =>
    exportFiles<{ key: string; name_sealed: Buffer }>(
      context,
      sql`
        select d.id::text as key, d.name_sealed from institution_document d join institution_claim c on c.id = d.claim_id
        where c.member_id = ${memberId} and (d.delete_after is null or d.delete_after > now())`,
      ({ key, name_sealed }) => {
        return {
          path: `institutions/${key}-${fileNameOf(nameOf(context, memberId, key, name_sealed) ?? '')}`,
          open: async () => Readable.from([await readEvidence(context.files, memberId, key)], { objectMode: false }),
        }
      },
    ),
  leftOut: { institution_follower_count: 'A count of those who follow a page.' },
}
