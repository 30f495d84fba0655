import { Suspense, useState } from 'react'
import type { Id } from '#contract/page.ts'
import { inTime } from '../../lib/leave-session.ts'
import { session } from '../../lib/session.ts'
import { spokenPart } from '../../ui/language/spoken-part.tsx'

const parts = () => Promise.all([import('./UnsentDialog.tsx'), import('../../lib/unsent.ts')])
const UnsentDialog = spokenPart(async () => (await parts())[0])

/** Asks, where something is written here and not sent, before `leave` signs out. Draw `dialog` beside whatever calls `ask`. */
export function useAskedLeave(leave: () => unknown) {
  const [asked, setAsked] = useState<{ memberId: Id; count: number }>()

  const ask = async () => {
    const memberId = session().user?.id
    if (memberId === undefined) return leave()
    // Where it cannot be told in time everything stays, and its author leaves all the same.
    const count = await inTime(parts().then(([, { countUnsent }]) => countUnsent(memberId))).catch(() => 0)
    if (count > 0) setAsked({ memberId, count })
    else leave()
  }
  const leaveNow = () => {
    setAsked(undefined)
    leave()
  }
  const dialog = asked && (
    <Suspense>
      <UnsentDialog {...asked} onLeave={leaveNow} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  return { ask, dialog }
}
