import { z } from 'zod'
import { Id } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'

/** Where the viewer stands with another member. */
export const MateState = z.enum(['suggested', 'pending', 'request_received', 'connected'])
export type MateState = z.infer<typeof MateState>

/** Another member, where the viewer stands with them, and why they are suggested. */
export const Mate = z.object({ member: MemberCard, state: MateState, reason: z.string().nullable() })
export type Mate = z.infer<typeof Mate>

export const mates = {
  suggestions: member
    .route({ method: 'GET', path: '/api/mates/suggestions', summary: 'Members the viewer may know, each with the reason' })
    .input(z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(3) }))
    .output(z.object({ items: z.array(Mate) })),

  request: member
    .route({ method: 'POST', path: '/api/mates/request', summary: 'Ask a member to become mates; requests that cross join them' })
    .input(z.strictObject({ memberId: Id }))
    .output(Mate)
    .errors(refuses('NOT_FOUND', 'ALREADY_MATES', 'REQUEST_WAITING')),
}
