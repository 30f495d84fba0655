import { Suspense, useState } from 'react'
import type { Id } from '#contract/page.ts'
import { inTime } from '../../lib/leave-session.ts'
import { session } from '../../lib/session.ts'
import { spokenPart } from '../../ui/language/spoken-part.tsx'

const parts = () => Promise.all([import('./UnsentDialog.tsx'), import('../../lib/unsent.ts')])
const UnsentDialog = spokenPart(async () => (await parts())[0])

/** Asks, where something is written here and not sent, before `leave` signs out. Draw `dialog` beside whatever calls `ask`. */
export function useAskedLeave(leave: () => unknown) {
  const [asked, setAsked] = useState<Id>()

  const ask = async () => {
    const me = session().user?.id
    // Where the question cannot be fetched everything stays, and its author leaves all the same.
    const hasUnsent = await inTime(parts()).then(
      ([, { countUnsent }]) => me !== undefined && countUnsent(me) > 0,
      () => false,
    )
    if (hasUnsent) setAsked(me)
    else leave()
  }
  const leaveNow = () => {
    setAsked(undefined)
    leave()
  }
  const dialog = asked && (
    <Suspense>
      <UnsentDialog memberId={asked} onLeave={leaveNow} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  return { ask, dialog }
}
