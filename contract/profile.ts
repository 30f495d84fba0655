import { z } from 'zod'
import { interests } from './interests.ts'
import { IMAGE_MAX_BYTES } from './limits.ts'
import { Id } from './page.ts'
import { member, refuses } from './route.ts'

/** Who a member is; it decides what proves it. */
export const MemberKind = z.enum(['doctor', 'student', 'allied', 'researcher', 'institution'])
export type MemberKind = z.infer<typeof MemberKind>

/** Who may see a part of a profile; a member always sees their own. */
export const Audience = z.enum(['me', 'mates', 'members'])
export type Audience = z.infer<typeof Audience>

export const Interest = z.enum(interests)
export type Interest = z.infer<typeof Interest>

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

const Share = z.coerce.number().min(0).max(1)

export const profile = {
  uploadPhoto: member
    .route({ method: 'POST', path: '/api/profile/photo', summary: 'Change the photo: cut to a square and drawn anew without its metadata' })
    .input(
      z.strictObject({
        file: z.file().max(IMAGE_MAX_BYTES, 'Use an image under 10 MB.'),
        /** The square's left and top edge as shares of the upright picture, and its side as a share of the shorter side. */
        left: Share.default(0),
        top: Share.default(0),
        size: Share.min(0.02, 'That cut is too small.').default(1),
      }),
    )
    .output(z.object({ avatarUrl: z.string().nullable() }))
    .errors(refuses('NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'TOO_LARGE')),

  removePhoto: member
    .route({ method: 'DELETE', path: '/api/profile/photo', summary: 'Remove the photo' })
    .output(z.object({ avatarUrl: z.string().nullable() })),
}
