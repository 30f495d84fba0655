import type { Comment } from '#contract/comments.ts'

/** Whether Doxy AI answered about words that the post's author has changed since. */
export const isOutdated = ({ isAI, createdAt }: Pick<Comment, 'isAI' | 'createdAt'>, postEditedAt: string | null): boolean =>
  isAI && postEditedAt !== null && Date.parse(postEditedAt) > Date.parse(createdAt)
