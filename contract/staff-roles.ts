import { z } from 'zod'

/** What somebody may do at the desk; a member may hold several. Each opens its own part and no other. */
export const StaffRole = z.enum(['reviewer', 'moderator', 'medical_editor', 'auditor', 'administrator'])
export type StaffRole = z.infer<typeof StaffRole>
