import { dropDraft, saveDraft, useDraft } from '../lib/drafts.ts'

const NAME = 'post'
/** The demo area's users are no members: whoever is signed in to the product beside them has nothing to do with it. */
const ownerOf = (userId: string) => `demo/${userId}`

/** What a user of the demo area has written and not posted. */
export const usePostDraft = (userId: string) => useDraft<{ text: string }>(NAME, ownerOf(userId))?.text ?? ''

/** Keeps it; no words are no draft. */
export function keepPostDraft(userId: string, text: string) {
  if (text) saveDraft(NAME, { text }, ownerOf(userId))
  else dropDraft(NAME, ownerOf(userId))
}
