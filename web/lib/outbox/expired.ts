import type { Id } from '#contract/page.ts'

const PREFIX = 'outbox-expired:'

/** How much of what a member had sent in this browser was deleted before it could go, until they have read so. */
export const expiredOf = (memberId: Id) => Number(localStorage.getItem(PREFIX + memberId) ?? 0)

/** Notes one more. Throws where the browser has no room for it: what nobody would hear of has to stay. */
export const noteExpired = (memberId: Id) => localStorage.setItem(PREFIX + memberId, String(expiredOf(memberId) + 1))

export const forgetExpired = (memberId: Id) => localStorage.removeItem(PREFIX + memberId)
