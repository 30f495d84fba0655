import { sql } from 'kysely'
import { exportFiles, exportPart, fileNameOf, type RoomExport } from '../platform/export.ts'
import { openKept } from '../platform/uploads/kept.ts'

const ofApplications = (memberId: string) => sql`(select a.id from job_application a where a.member_id = ${memberId})`
const cvPath = (applicationId: string, name: string) => `applications/${applicationId}-${fileNameOf(name)}`

export const jobsExport: RoomExport = {
  room: 'jobs',
  title: 'Jobs and shifts',
  parts: [
    exportPart(
      'applications',
      ['job_application'],
      (id) => sql`
        select a.id::text as key, a.id, a.posting_id, j.title, j.company, a.status, a.sent_at, a.answered_at, a.was_asked, a.profile, a.fit, a.answers, a.letter,
          a.cv_name, a.cv_type, a.cv_bytes, a.conversation_id
        from job_application a join job_posting j on j.id = a.posting_id where a.member_id = ${id}`,
      (row) => ({ ...row, file: row.cv_name ? `files/${cvPath(row.id as string, row.cv_name as string)}` : null }),
    ),
    exportPart(
      'applicationSteps',
      ['job_application_step'],
      (id) => sql`
        select application_id || ' ' || to_char(no, 'FM00000') as key, application_id, at, status, by_side, words
        from job_application_step where application_id in ${ofApplications(id)}`,
    ),
    exportPart(
      'saved',
      ['job_save'],
      (id) => sql`
        select s.posting_id::text as key, s.posting_id, j.title, j.company, s.created_at
        from job_save s join job_posting j on j.id = s.posting_id where s.member_id = ${id}`,
    ),
    exportPart(
      'searches',
      ['job_search'],
      (id) => sql`
        select id::text as key, name, q, show, specialty, city, work_type, experience, salary, has_alerts, created_at, alerted_at
        from job_search where member_id = ${id}`,
    ),
    // A draft is its team's alone: whoever recruits there no longer is given none.
    exportPart(
      'postingsYouBegan',
      ['job_posting'],
      (id) => sql`
        select p.id::text as key, p.id, p.title, p.company, p.city, p.state, p.description, p.posted_at, p.closed_at, p.created_at
        from job_posting p left join institution_role r on r.institution_id = p.institution_id and r.member_id = p.author_id
        where p.author_id = ${id} and (p.state <> 'draft' or r.role in ('owner', 'recruiter'))`,
    ),
    exportPart(
      'freeForShifts',
      ['locum_free'],
      (id) => sql`select day || ' ' || band as key, day, band from locum_free where member_id = ${id}`,
    ),
    // What was checked of a doctor, and why they cannot come, is in their copy and not in that of whoever offered the shift.
    exportPart(
      'shifts',
      ['locum_shift'],
      (id) => sql`
        select id::text as key, institution_id, day, band, starts_at, ends_at, title, specialty, pay, place, notes, state, taken_at,
          case when taken_by = ${id}::uuid then checked else '' end as checked,
          case when ${id}::uuid in (to_id, taken_by) then cancel_words else '' end as cancel_words,
          taken_by is not distinct from ${id}::uuid as taken_by_you, to_id is not distinct from ${id}::uuid as offered_to_you,
          author_id is not distinct from ${id}::uuid as offered_by_you
        from locum_shift where to_id = ${id} or taken_by = ${id} or author_id = ${id}`,
    ),
    exportPart(
      'shiftsYouRefused',
      ['locum_refusal'],
      (id) => sql`select shift_id::text as key, shift_id from locum_refusal where member_id = ${id}`,
    ),
  ],
  files: (context, memberId) =>
    exportFiles<{ key: string; upload_id: string; cv_name: string }>(
      context,
      sql`select id::text as key, upload_id, cv_name from job_application where member_id = ${memberId} and upload_id is not null`,
      ({ key, upload_id, cv_name }) => ({ path: cvPath(key, cv_name), open: async () => openKept(context, upload_id) }),
    ),
  leftOut: {
    job_application_note: 'What recruiters note about applicants, for their institution: it is about somebody else than who wrote it.',
    job_posting_change: 'What was edited in an institution’s posting: it is the institution’s, and names nobody.',
  },
}
