import type { Id } from '#contract/page.ts'
import type { PaperComment } from '#contract/paper-comments.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { draftName, type PaperCommentDraft } from './drafts.ts'

/** What stands in the field of a comment, kept across reloads, and how it is changed. */
export function useCommentDraft(paperId: Id, answered: PaperComment | undefined) {
  const name = draftName(paperId, answered)
  const draft = useDraft<PaperCommentDraft>(name)
  const drop = () => dropDraft(name)
  return {
    draft,
    drop,
    write(text: string) {
      if (text === '' && !draft?.quote) drop()
      else saveDraft(name, { ...draft, clientId: draft?.clientId ?? newClientId(), text })
    },
    withoutQuote() {
      if (!draft) return
      const { quote: _quote, versionNo: _no, ...rest } = draft
      if (rest.text.trim() === '') drop()
      else saveDraft(name, rest)
    },
  }
}
