/** A wish to see a page, the words of a comment, or words that were quoted elsewhere; each is an object of its own, so that it can be wished again. */
export type Sought = { commentId: string } | { page: number } | { quote: string }

export const pageIn = (sought: Sought | undefined) => (sought && 'page' in sought ? sought : undefined)
export const quoteIn = (sought: Sought | undefined) => (sought && 'quote' in sought ? sought.quote : undefined)
export const commentIn = (sought: Sought | undefined) => (sought && 'commentId' in sought ? sought : undefined)
