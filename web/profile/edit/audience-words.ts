import type { Audience } from '#contract/profile.ts'

/** What of a profile has an audience of its own, and those audiences. */
export const parts = { email: 'Email', phone: 'Phone', mates: 'My mates', activity: 'My activity' }
export const audiences: Record<Audience, string> = { me: 'Only me', mates: 'My mates', members: 'All members' }
