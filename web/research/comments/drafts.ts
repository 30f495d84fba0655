import type { PaperComment } from '#contract/paper-comments.ts'
import { newClientId } from '../../lib/client-id.ts'
import { findDraft, saveDraft } from '../../lib/drafts.ts'

export type ChosenQuote = { exact: string; prefix: string; suffix: string }

/** A comment as it is written: its words, and those of the paper that it is about. */
export type PaperCommentDraft = { clientId: string; text: string; quote?: ChosenQuote; versionNo?: number }

export const draftName = (paperId: string, answered?: Pick<PaperComment, 'id'>) =>
  answered ? `paper-reply:${paperId}:${answered.id}` : `paper-comment:${paperId}`
export const editDraftName = (commentId: string) => `edit-paper-comment:${commentId}`

/** The field in which a comment on a paper is begun. */
export const boxId = (paperId: string) => `paper-comment-${paperId}`
/** The words of the page that a comment quotes. */
export const wordsId = (commentId: string) => `words-${commentId}`

/** Begins a comment on these words, with what is written already, and leads to its field. */
export function commentOn(paperId: string, versionNo: number, quote: ChosenQuote) {
  const before = findDraft<PaperCommentDraft>(draftName(paperId))
  saveDraft(draftName(paperId), { clientId: before?.clientId ?? newClientId(), text: before?.text ?? '', quote, versionNo })
  const field = document.getElementById(boxId(paperId))
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
