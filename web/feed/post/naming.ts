import type { Id } from '#contract/page.ts'

/** Where members read a post. */
export const addressOf = (postId: Id) => `/dashboard?post=${postId}`

/** What a post or a comment is called in a list: its first line. */
export const titleOf = (content: string) => content.split('\n').find((line) => line.trim() !== '') ?? ''
