import { useMemo, useState } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { useLive, useShown } from '../../lib/live.ts'
import { useSession } from '../../lib/session.ts'

/** Whether a member has a page open just now. Nobody is said to be who may not be known, or while no line says so. */
export function useOnline(memberId: Id | undefined): boolean {
  const { signedIn } = useSession()
  const [online, setOnline] = useState<Id>()
  useShown(signedIn && memberId ? `presence:${memberId}` : undefined)
  const [handlers, onGap] = useMemo(() => {
    const away = () => setOnline(undefined)
    const handlers = {
      presence_now: (said: LiveEvents['presence_now']) => {
        if (said.memberId === memberId) setOnline(said.online ? said.memberId : undefined)
      },
      interest_gone: ({ interest }: LiveEvents['interest_gone']) => interest === `presence:${memberId}` && away(),
    }
    return [handlers, away] as const
  }, [memberId])
  useLive(handlers, onGap)
  return memberId !== undefined && online === memberId
}
