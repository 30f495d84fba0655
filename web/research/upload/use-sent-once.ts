import { useRef } from 'react'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { Refused } from '../../lib/api/refused.ts'
import { type PaperDraft, sentOf } from './draft.ts'

/** Makes a file a paper once, however often it is sent. What was written on since an answer was lost on the way is said of it afterwards. */
export function useSentOnce() {
  const first = useRef<{ clientId: string; said: string }>(undefined)
  return async (draft: PaperDraft, { clientId, uploadId }: { clientId: string; uploadId: string }): Promise<OpenedPaper> => {
    const said = sentOf(draft)
    const isFirst = first.current?.clientId !== clientId
    if (isFirst) first.current = { clientId, said: JSON.stringify(said) }
    const isAsSent = first.current?.said === JSON.stringify(said)
    const paper = await api.research.upload({ ...said, clientId, uploadId }).catch((error: unknown) => {
      // What was refused at once has made nothing.
      if (isFirst && error instanceof Refused && error.status < 500) first.current = undefined
      throw error
    })
    return isAsSent ? paper : api.research.edit({ paperId: paper.id, ...said })
  }
}
