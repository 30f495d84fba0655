import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaperComment } from '#contract/paper-comments.ts'
import { api } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/client-id.ts'
import { findDraft, saveDraft } from '../../lib/drafts.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { enqueue, removeEntry } from '../../lib/outbox/outbox.ts'
import { session } from '../../lib/session.ts'
import { usePaperChange } from '../mutations.ts'
import { rereadPaper } from '../reread.ts'
import { draftName, type PaperCommentDraft } from './drafts.ts'
import { paperCommentKind } from './paper-comment-kind.ts'
import type { PaperCommentToSend } from './send-paper-comment.ts'

/** Sends a comment: a member's by the outbox, a guest's to their own tab. */
export function useSendPaperComment() {
  const cache = useQueryClient()
  return async (comment: PaperCommentToSend, clientId: string) => {
    if (session().signedIn) return enqueue(paperCommentKind, comment, clientId)
    const { threadId: _thread, ...said } = comment
    await api.paperComments.comment({ ...said, clientId })
    rereadPaper(cache, comment.paperId)
  }
}

/** Puts a comment that the server refused back into its field, before what has been typed there since. */
export function takeBack({ clientId, payload }: ShownEntry<PaperCommentToSend>, answered?: PaperComment) {
  const name = draftName(payload.paperId, answered)
  const typed = findDraft<PaperCommentDraft>(name)?.text.trim()
  const { quote, versionNo } = payload
  const text = typed ? `${payload.text}\n\n${typed}` : payload.text
  // Where the field does not outlast a reload, the entry stays too.
  if (saveDraft(name, { clientId: newClientId(), text, ...(quote && { quote }), ...(versionNo && { versionNo }) })) removeEntry(clientId)
}

export const useEditPaperComment = ({ id, paperId }: PaperComment) =>
  usePaperChange(paperId, (text: string) => api.paperComments.edit({ paperId, commentId: id, text }))

export function useRemovePaperComment({ id, paperId }: PaperComment, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.paperComments.remove({ paperId, commentId: id }),
    onSuccess: () => {
      rereadPaper(cache, paperId)
      onDone()
    },
  })
}
