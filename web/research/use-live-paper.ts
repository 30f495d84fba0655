import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { useLive, useShown } from '../lib/live.ts'
import { useSession } from '../lib/session.ts'
import { paperQuery } from './queries.ts'
import { rereadPaper } from './reread.ts'

/** An open paper, kept true while it is shown, and how far the line said last that its texts and its indexing are. */
export function useLivePaper(paperId: Id) {
  const cache = useQueryClient()
  const { signedIn } = useSession()
  const paper = useQuery(paperQuery(paperId))
  const [now, setNow] = useState<LiveEvents['paper_now']>()
  useShown(signedIn ? `paper:${paperId}` : undefined)
  const [handlers, reread] = useMemo(() => {
    const reread = () => rereadPaper(cache, paperId)
    const paper_changed = (said: LiveEvents['paper_changed']) => said.paperId === paperId && reread()
    const paper_now = (said: LiveEvents['paper_now']) => said.paperId === paperId && setNow(said)
    const interest_gone = ({ interest }: LiveEvents['interest_gone']) => interest === `paper:${paperId}` && reread()
    return [{ paper_changed, paper_now, interest_gone }, reread] as const
  }, [cache, paperId])
  useLive(handlers, reread)
  // A text may have been read after this paper was, and before the line could say so.
  const waiting = paper.data?.versionList.filter(({ textState }) => textState === 'waiting').length ?? 0
  const isBehind = now !== undefined && waiting > now.reading
  useEffect(() => {
    if (isBehind) reread()
  }, [isBehind, reread])
  return { paper, now }
}
