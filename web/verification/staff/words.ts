import type { StaffRole } from '#contract/staff-roles.ts'

/** A role by its name, as one of those who have it, and what it opens. */
export const roleWords: Record<StaffRole, { label: string; one: string; opens: string }> = {
  reviewer: { label: 'Reviewer', one: 'a reviewer', opens: 'Decides on licences and on claims to institutions’ pages.' },
  moderator: { label: 'Moderator', one: 'a moderator', opens: 'Decides on reports, appeals and grievances.' },
  medical_editor: {
    ...{ label: 'Medical editor', one: 'a medical editor' },
    opens: 'Decides on checked posts, documents, answers of Doxy AI and courses.',
  },
  auditor: { label: 'Auditor', one: 'an auditor', opens: 'Reads the audit log and who has which role, and decides nothing.' },
  administrator: { label: 'Administrator', one: 'an administrator', opens: 'Asks for roles to be given or ended, and confirms it.' },
}
