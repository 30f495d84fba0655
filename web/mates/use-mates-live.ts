import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLive } from '../lib/live.ts'
import { rereadMates } from './queries.ts'

/** Keeps the lists true while they are shown, whoever acts. */
export function useMatesLive() {
  const cache = useQueryClient()
  const [handlers, onGap] = useMemo(() => {
    const reread = () => void rereadMates(cache)
    return [{ mates_changed: reread }, reread] as const
  }, [cache])
  useLive(handlers, onGap)
}
