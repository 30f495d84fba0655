/** All that a push says: what was written, and by whom, stays in the product. */
export const pushWords = { message: 'New message', summary: 'New messages' } as const
