import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Id } from '#contract/page.ts'
import type { Poll } from '#contract/poll.ts'
import { refreshSoon } from '../cache/refresh.ts'

const SOON_MS = 1000
/** This clock may be fast: the server is asked again. */
const AGAIN_MS = 60_000

/** Asks for a poll when it should have closed. The server's clock decides whether it has. */
export function useClosing(postId: Id, poll: Poll) {
  const cache = useQueryClient()
  useEffect(() => {
    if (poll.isClosed) return
    const left = Date.parse(poll.closesAt) - Date.now()
    const timer = setTimeout(() => refreshSoon(cache, postId), left > 0 ? left + SOON_MS : AGAIN_MS)
    return () => clearTimeout(timer)
  }, [cache, postId, poll])
}
