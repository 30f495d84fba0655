import { useRef } from 'react'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { type PaperDraft, sentOf } from './draft.ts'

/** Makes a file a paper once, however often it is sent. What was written on since an answer was lost on the way is said of it afterwards. */
export function useSentOnce() {
  const first = useRef<string>(undefined)
  return async (draft: PaperDraft, sending: { clientId: string; uploadId: string }): Promise<OpenedPaper> => {
    const said = sentOf(draft)
    first.current ??= JSON.stringify(said)
    const made = await api.research.upload({ ...said, ...sending })
    const paper = first.current === JSON.stringify(said) ? made : await api.research.edit({ paperId: made.id, ...said })
    first.current = undefined
    return paper
  }
}
