import { useMemo, useState } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { useLive, useShown } from '../../lib/live.ts'

const NOBODY: ReadonlySet<Id> = new Set()

/** How many of these members have a page open just now, of those of whom it may be known. While no line says so it is nobody. */
export function useOnlineAmong(memberIds: readonly Id[]): number {
  const [online, setOnline] = useState(NOBODY)
  useShown(...memberIds.map((id) => `presence:${id}` as const))
  const [handlers, onGap] = useMemo(() => {
    const put = (memberId: Id, isOnline: boolean) =>
      setOnline((before) => {
        if (before.has(memberId) === isOnline) return before
        const now = new Set(before)
        if (isOnline) now.add(memberId)
        else now.delete(memberId)
        return now
      })
    const handlers = {
      presence_now: ({ memberId, online }: LiveEvents['presence_now']) => put(memberId, online),
      interest_gone: ({ interest }: LiveEvents['interest_gone']) =>
        interest.startsWith('presence:') && put(interest.slice('presence:'.length), false),
    }
    return [handlers, () => setOnline(NOBODY)] as const
  }, [])
  useLive(handlers, onGap)
  return memberIds.filter((id) => online.has(id)).length
}
