import { z } from 'zod'
import { auditActs } from './audit-acts.ts'
import { AuditHead, AuditLine } from './audit-log.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { administrator, staff as anyRole, auditor, overseer, refuses } from './route.ts'
import { StaffRole } from './staff-roles.ts'
import { line, prose } from './text.ts'

/** Who is to have a role, or to have it no more. Two administrators want it. */
export const RoleChange = z.object({
  id: Id,
  member: MemberCard,
  role: StaffRole,
  /** Is given the role; else it ends. */
  gives: z.boolean(),
  words: z.string(),
  askedAt: Moment,
  byMe: z.boolean(),
  /** Not by who asked, nor by whom it concerns, nor by an auditor. */
  mayConfirm: z.boolean(),
})
export type RoleChange = z.infer<typeof RoleChange>

/** Who has roles at the desk, each since when, and what waits for a second administrator. */
const Staff = z.object({
  members: z.array(
    z.object({ member: MemberCard, isMe: z.boolean(), roles: z.array(z.object({ role: StaffRole, since: Moment })).min(1) }),
  ),
  changes: z.array(RoleChange),
  /** The viewer is an administrator. */
  mayAsk: z.boolean(),
})
export type Staff = z.infer<typeof Staff>

const ofChange = z.strictObject({ changeId: Id })

export const staff = {
  list: overseer
    .route({ method: 'GET', path: '/api/staff', summary: 'Who has which role, and which changes wait for a second administrator' })
    .output(Staff),

  ask: administrator
    .route({ method: 'POST', path: '/api/staff/changes', summary: 'Ask for a role of somebody else to be given or ended' })
    .input(z.strictObject({ handle: line(200), role: StaffRole, gives: z.boolean(), words: prose(500) }))
    .output(Staff)
    .errors(refuses('NOT_FOUND', 'NOTHING_TO_CHANGE', 'CHANGE_ASKED', 'OWN_ROLE', 'LAST_ADMINISTRATORS')),

  confirm: administrator
    .route({ method: 'POST', path: '/api/staff/changes/{changeId}/confirm', summary: 'Confirm a change that another asked for' })
    .input(ofChange)
    .output(Staff)
    .errors(refuses('NOT_FOUND', 'SECOND_ADMINISTRATOR', 'OWN_ROLE', 'LAST_ADMINISTRATORS')),

  drop: administrator
    .route({ method: 'DELETE', path: '/api/staff/changes/{changeId}', summary: 'Decline a change, or take it back' })
    .input(ofChange)
    .output(Staff)
    .errors(refuses('NOT_FOUND', 'OWN_ROLE')),

  stepDown: anyRole
    .route({ method: 'DELETE', path: '/api/staff/roles/{role}', summary: 'Give up a role of one’s own; answers those that are left' })
    .input(z.strictObject({ role: StaffRole }))
    .output(z.object({ roles: z.array(StaffRole) }))
    .errors(refuses('NOTHING_TO_CHANGE', 'LAST_ADMINISTRATORS')),

  log: auditor
    .route({ method: 'GET', path: '/api/staff/log', summary: 'Lines of the audit log, newest first: of one act, and of some time' })
    .input(
      z.strictObject({
        act: z.enum(auditActs).optional(),
        /** From this moment on, and before that one. */
        from: Moment.optional(),
        until: Moment.optional(),
        cursor: Cursor.optional(),
      }),
    )
    .output(pageOf(AuditLine)),

  logHead: auditor
    .route({ method: 'GET', path: '/api/staff/log/head', summary: 'How far the audit log goes, and the last line of it that was signed' })
    .output(AuditHead),
}
