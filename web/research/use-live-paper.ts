import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { useLive, useShown } from '../lib/live.ts'
import { useSession } from '../lib/session.ts'
import { paperQuery, WAITING_MS } from './queries.ts'
import { rereadPaper } from './reread.ts'

/** An open paper, kept true while it is shown: its versions, how far their text is, what is said about it. */
export function useLivePaper(paperId: Id) {
  const cache = useQueryClient()
  const { signedIn } = useSession()
  const paper = useQuery(paperQuery(paperId))
  const isWaiting = paper.data?.versionList.some(({ textState }) => textState === 'waiting') ?? false
  useShown(signedIn ? `paper:${paperId}` : undefined)
  const [handlers, reread] = useMemo(() => {
    const reread = () => rereadPaper(cache, paperId)
    const paper_changed = (said: LiveEvents['paper_changed']) => said.paperId === paperId && reread()
    return [{ paper_changed }, reread] as const
  }, [cache, paperId])
  useLive(handlers, reread)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void cache.invalidateQueries({ queryKey: paperQuery(paperId).queryKey }), WAITING_MS)
    return () => {
      clearInterval(timer)
      // Words that comments quote are sought in the new text.
      reread()
    }
  }, [cache, paperId, isWaiting, reread])
  return paper
}
