/** A wish to see a page, or the words of a comment; each is an object of its own, so that it can be wished again. */
export type Sought = { commentId: string } | { page: number }

export const pageIn = (sought: Sought | undefined) => (sought && 'page' in sought ? sought : undefined)
export const commentIn = (sought: Sought | undefined) => (sought && 'commentId' in sought ? sought : undefined)
