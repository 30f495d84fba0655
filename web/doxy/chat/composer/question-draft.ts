import { dropDraft, findDraft, saveDraft, useDraft } from '../../../lib/drafts.ts'

const QUESTION = 'question'

/** The question as far as it is written. */
export const useQuestion = () => useDraft<{ text: string }>(QUESTION)?.text ?? ''

/** The same as it stands at this moment. */
export const findQuestion = () => findDraft<{ text: string }>(QUESTION)?.text ?? ''

export const dropQuestion = () => dropDraft(QUESTION)
export const saveQuestion = (text: string) => (text === '' ? dropQuestion() : saveDraft(QUESTION, { text }))
