import { z } from 'zod'
import { Id } from './page.ts'

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
})
export type MemberCard = z.infer<typeof MemberCard>
