import { useState } from 'react'
import type { PaperDuplicate, PaperProposal, PaperTextState } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'

export type Proposed = {
  proposal: PaperProposal
  duplicates: PaperDuplicate[]
  textState: PaperTextState
  textTrouble: string
  fromRegister: boolean
}

/** Refusals of the file itself; what else fails costs the proposal alone. */
const REFUSED: readonly (string | undefined)[] = ['UNSUPPORTED_TYPE', 'TOO_LARGE', 'NOT_FOUND']

/** What an arrived file says of itself. */
export function useProposal(onProposed: (proposal: PaperProposal) => void, onRefused: (error: unknown) => void) {
  const [proposed, setProposed] = useState<Proposed>()
  const [isReading, setReading] = useState(false)
  const ask = async (uploadId: string, signal: AbortSignal) => {
    setReading(true)
    try {
      const answer = await api.research.propose({ uploadId }, { signal })
      if (signal.aborted) return
      setProposed(answer)
      onProposed(answer.proposal)
    } catch (error) {
      if (!signal.aborted && REFUSED.includes(codeOf(error))) onRefused(error)
    } finally {
      if (!signal.aborted) setReading(false)
    }
  }
  const forget = () => {
    setProposed(undefined)
    setReading(false)
  }
  return { proposed, isReading, ask, forget }
}
