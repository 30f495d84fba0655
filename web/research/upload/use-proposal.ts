import { useEffect, useEffectEvent, useState } from 'react'
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

/** What an arrived file says of itself, and what is known of the DOI that stands in the form. */
export function useProposal(doi: string, onProposed: (proposal: PaperProposal) => void, onRefused: (error: unknown) => void) {
  const [ofFile, setOfFile] = useState<Proposed>()
  const [ofDoi, setOfDoi] = useState<Proposed & { doi: string }>()
  const [isReading, setReading] = useState(false)

  const ask = async (uploadId: string, signal: AbortSignal) => {
    setReading(true)
    try {
      const answer = await api.research.propose({ uploadId }, { signal })
      if (signal.aborted) return
      setOfFile(answer)
      onProposed(answer.proposal)
    } catch (error) {
      if (!signal.aborted && REFUSED.includes(codeOf(error))) onRefused(error)
    } finally {
      if (!signal.aborted) setReading(false)
    }
  }
  const forget = () => {
    setOfFile(undefined)
    setReading(false)
  }

  const askOf = useEffectEvent(async (named: string, signal: AbortSignal) => {
    const answer = await api.research.propose({ doi: named }, { signal }).catch(() => undefined)
    if (!answer || signal.aborted) return
    setOfDoi({ ...answer, doi: named })
    onProposed(answer.proposal)
  })
  // What the file names itself was asked for with it.
  const isAsked = doi !== '' && doi !== ofFile?.proposal.doi.toLowerCase()
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    void askOf(doi, stop.signal)
    return () => stop.abort()
  }, [doi, isAsked])

  return { proposed: joined(ofFile, isAsked && ofDoi?.doi === doi ? ofDoi : undefined), isReading, ask, forget }
}

function joined(ofFile: Proposed | undefined, ofDoi: Proposed | undefined): Proposed | undefined {
  if (!ofFile || !ofDoi) return ofFile ?? ofDoi
  const others = ofDoi.duplicates.filter(({ paperId }) => !ofFile.duplicates.some((one) => one.paperId === paperId))
  return { ...ofFile, duplicates: [...ofFile.duplicates, ...others], fromRegister: ofFile.fromRegister || ofDoi.fromRegister }
}
