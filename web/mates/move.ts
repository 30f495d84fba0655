import type { Mate } from '#contract/mates.ts'

export type MateAction = 'request' | 'accept' | 'decline' | 'withdraw' | 'remove'

/** A step between the viewer and another member. */
export type MateMove = { by: MateAction; member: Mate['member']; note?: string }
