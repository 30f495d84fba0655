import { sql } from 'kysely'
import { exportPart, type RoomExport } from '../platform/export.ts'
import { openedOrNull, sealedLog } from '../platform/secrets/opened.ts'
import { openPhone } from './phone.ts'

export const profileExport: RoomExport = {
  room: 'profile',
  title: 'Profile',
  parts: [
    exportPart(
      'profile',
      ['profile'],
      (id) => sql`
        select member_id::text as key, member_id, bio, contact_email, phone_sealed, experience_years, current_position, education, college,
          graduation_year, languages, interests, email_audience, phone_audience, mates_audience, activity_audience, found_by_email, public, updated_at
        from profile where member_id = ${id}`,
      ({ phone_sealed, member_id, ...row }, { vault, log }) => ({
        ...row,
        phone: openedOrNull(sealedLog(log), `profile ${member_id}`, () =>
          openPhone(vault, member_id as string, phone_sealed as Buffer | null),
        ),
      }),
    ),
    exportPart(
      'entries',
      ['profile_entry'],
      (id) => sql`
        select id::text as key, kind, title, institution, started, ended, location, note from profile_entry where member_id = ${id}`,
    ),
    exportPart(
      'publications',
      ['publication'],
      (id) => sql`
        select id::text as key, title, journal, authors, year, doi, citations, created_at from publication where member_id = ${id}`,
    ),
    exportPart(
      'certifications',
      ['certification'],
      (id) => sql`select id::text as key, title, issuer, year, created_at from certification where member_id = ${id}`,
    ),
    exportPart(
      'profilesYouViewed',
      ['profile_view'],
      (id) => sql`
        select v.day || ' ' || v.member_id as key, v.member_id, m.name, v.created_at
        from profile_view v join member m on m.id = v.member_id where v.viewer_id = ${id}`,
    ),
    // As many as the profile itself tells its member: who looked is those members' own.
    exportPart(
      'viewsOfYou',
      ['profile_view'],
      (id) => sql`select day::text as key, day, count(*)::int as views from profile_view where member_id = ${id} group by day`,
    ),
  ],
  leftOut: {
    profile_language: 'The languages of the profile once more, in small letters, for the directory.',
    profile_view_count: 'A sum of the views that are in the copy.',
  },
}
