import type { Post } from './feed.ts'

/** What stands in place of a mark where a check is over and spoke neither for nor against the post, by its CheckState. */
export const quietWords = {
  no_claim: 'Doxy AI found nothing in it that it can check.',
  over: 'Checked. No source speaks to it.',
  unsettled: 'Checked. Sources do not settle it.',
  decided: 'Read by a reviewer. Sources do not settle it.',
} as const

/** The line of a post whose check is over and gave it no mark; undefined for all others. */
export const quietLineOf = ({ verificationStatus, checkState }: Pick<Post, 'verificationStatus' | 'checkState'>) =>
  verificationStatus === 'pending' && checkState !== 'under_way' ? quietWords[checkState] : undefined
