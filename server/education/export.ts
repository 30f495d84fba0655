import { sql } from 'kysely'
import { exportPart, type RoomExport } from '../platform/export.ts'

export const educationExport: RoomExport = {
  room: 'education',
  title: 'Courses, events and CPD ledger',
  parts: [
    exportPart(
      'ledger',
      ['ledger_entry'],
      (id) => sql`
        select id::text as key, id, title, hours, learned_on, reflection, accredited_by, accreditation_number, source, source_id, recorded_at
        from ledger_entry where member_id = ${id}`,
    ),
    exportPart(
      'cycle',
      ['cpd_cycle'],
      (id) => sql`select member_id::text as key, council_id, started_on from cpd_cycle where member_id = ${id}`,
    ),
    exportPart(
      'certificates',
      ['certificate'],
      (id) => sql`
        select id::text as key, number, course_id, body, encode(signature, 'base64') as signature from certificate where member_id = ${id}`,
    ),
    exportPart(
      'courses',
      ['course_progress'],
      (id) => sql`
        select p.course_id as key, p.course_id, c.title, p.step_id, p.finished_steps, p.finished_at, p.finished_version
        from course_progress p join course c on c.id = p.course_id where p.member_id = ${id}`,
    ),
    exportPart(
      'steps',
      ['finished_step'],
      (id) => sql`select course_id || ' ' || step_id as key, course_id, step_id from finished_step where member_id = ${id}`,
    ),
    exportPart(
      'answers',
      ['question_attempt'],
      (id) => sql`
        select course_id || ' ' || question_id || ' ' || wording as key, course_id, question_id, option_id, is_right, was_right_at_first, times, answered_at
        from question_attempt where member_id = ${id}`,
    ),
    exportPart(
      'cards',
      ['recall_card'],
      (id) => sql`select id::text as key, course_id, question_id, due_at, reviews, memory from recall_card where member_id = ${id}`,
    ),
    exportPart(
      'coursesYouWrote',
      ['manuscript', 'course', 'course_version'],
      (id) => sql`
        select id::text as key, id, course_id, state, body, reason, changed_at, submitted_at, published_at from manuscript where author_id = ${id}`,
    ),
    exportPart(
      'eventsYouHold',
      ['event'],
      (id) => sql`
        select id::text as key, id, kind, title, place, about, starts_at, minutes, cancelled_at, reason from event where host_id = ${id}`,
    ),
    exportPart(
      'eventsYouGoTo',
      ['event_attendance'],
      (id) => sql`
        select a.event_id::text as key, a.event_id, e.title, e.place, e.starts_at, a.created_at
        from event_attendance a join event e on e.id = a.event_id where a.member_id = ${id}`,
    ),
  ],
  leftOut: {},
}
