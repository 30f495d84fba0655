import type { ComponentType } from 'react'
import type { DeskCounts } from '#contract/home.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import { later } from '../ui/later.tsx'

type DeskPart = {
  id: keyof DeskCounts | 'roles' | 'log'
  label: string
  /** It is shown to whoever has one of these. */
  roles: readonly StaffRole[]
  Part: ComponentType
}

const parts: readonly DeskPart[] = [
  {
    id: 'licences',
    label: 'Licences',
    roles: ['reviewer'],
    Part: later(async () => (await import('../verification/desk/Desk.tsx')).Desk),
  },
  {
    id: 'institutions',
    label: 'Institutions',
    roles: ['reviewer'],
    Part: later(async () => (await import('../institutions/desk/InstitutionDesk.tsx')).InstitutionDesk),
  },
  {
    id: 'posts',
    label: 'Posts',
    roles: ['medical_editor'],
    Part: later(async () => (await import('../feed/review/ReviewPosts.tsx')).ReviewPosts),
  },
  {
    id: 'documents',
    label: 'Documents',
    roles: ['medical_editor'],
    Part: later(async () => (await import('../doxy/desk/QuarantinedDocuments.tsx')).QuarantinedDocuments),
  },
  {
    id: 'answers',
    label: 'Answers',
    roles: ['medical_editor'],
    Part: later(async () => (await import('../doxy/desk/FeedbackDesk.tsx')).FeedbackDesk),
  },
  {
    id: 'courses',
    label: 'Courses',
    roles: ['medical_editor'],
    Part: later(async () => (await import('../education/desk/CourseDesk.tsx')).CourseDesk),
  },
  {
    id: 'reports',
    label: 'Reports',
    roles: ['moderator'],
    Part: later(async () => (await import('../moderation/desk/ModerationDesk.tsx')).ModerationDesk),
  },
  {
    id: 'roles',
    label: 'Roles',
    roles: ['administrator', 'auditor'],
    Part: later(async () => (await import('../verification/staff/RolesDesk.tsx')).RolesDesk),
  },
  {
    id: 'log',
    label: 'Audit log',
    roles: ['auditor'],
    Part: later(async () => (await import('../verification/staff/LogDesk.tsx')).LogDesk),
  },
]

/** Roles in which somebody decides on what waits. */
const DECIDING: readonly StaffRole[] = ['reviewer', 'moderator', 'medical_editor']

/** What of the desk these roles open, the first of which is shown first; and whether things wait for them. */
export const deskOf = (held: readonly StaffRole[]) => ({
  parts: parts.filter(({ roles }) => roles.some((role) => held.includes(role))),
  decides: DECIDING.some((role) => held.includes(role)),
})
