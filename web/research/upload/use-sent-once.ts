import { useRef } from 'react'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { type PaperDraft, sentOf } from './draft.ts'

/** Makes a file a paper once, however often it is sent. What was written on since an answer was lost on the way is said of it afterwards. */
export function useSentOnce() {
  const first = useRef<{ clientId: string; said: string }>(undefined)
  return async (draft: PaperDraft, { clientId, uploadId }: { clientId: string; uploadId: string }): Promise<OpenedPaper> => {
    const said = sentOf(draft)
    if (first.current?.clientId !== clientId) first.current = { clientId, said: JSON.stringify(said) }
    const isAsSent = first.current.said === JSON.stringify(said)
    const paper = await api.research.upload({ ...said, clientId, uploadId })
    return isAsSent ? paper : api.research.edit({ paperId: paper.id, ...said })
  }
}
