import { z } from 'zod'
import { Id } from './page.ts'

/** Who a member is; it decides what proves it. */
export const MemberKind = z.enum(['doctor', 'student', 'allied', 'researcher', 'institution'])
export type MemberKind = z.infer<typeof MemberKind>

/** Who may see a part of a profile; a member always sees their own. */
export const Audience = z.enum(['me', 'mates', 'members'])
export type Audience = z.infer<typeof Audience>

/** A member as others see them beside what they wrote. */
export const MemberCard = z.object({
  id: Id,
  handle: z.string(),
  name: z.string(),
  /** What they do, in their words: "Cardiologist", "Medical Student". */
  headline: z.string(),
  hospital: z.string(),
  location: z.string(),
  avatarUrl: z.string().nullable(),
  verified: z.boolean(),
  /** A badge that was withdrawn: what they wrote carries the note. */
  verificationRevoked: z.boolean(),
})
export type MemberCard = z.infer<typeof MemberCard>
