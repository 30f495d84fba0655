import type { Audience } from '#contract/profile.ts'

/** What of a profile has an audience of its own, and those audiences, as they stand in the middle of a line. */
export const parts = { email: 'Email', phone: 'Phone', mates: 'My mates', activity: 'My activity' }
export const audiences: Record<Audience, string> = { me: 'only me', mates: 'my mates', members: 'all members' }
