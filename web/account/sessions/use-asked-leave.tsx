import { Suspense, useState } from 'react'
import { inTime } from '../../lib/leave-session.ts'
import { spokenPart } from '../../ui/language/spoken-part.tsx'

const parts = () => Promise.all([import('./UnsentDialog.tsx'), import('../../lib/unsent.ts')])
const UnsentDialog = spokenPart(async () => (await parts())[0])

/** Asks, where something is written here and not sent, before `leave` signs out. Draw `dialog` beside whatever calls `ask`. */
export function useAskedLeave(leave: () => unknown) {
  const [isAsked, setAsked] = useState(false)

  const ask = async () => {
    // Where the question cannot be fetched everything stays, and its author leaves all the same.
    const hasUnsent = await inTime(parts()).then(
      ([, { countUnsent }]) => countUnsent() > 0,
      () => false,
    )
    if (hasUnsent) setAsked(true)
    else leave()
  }
  const leaveNow = () => {
    setAsked(false)
    leave()
  }
  const dialog = isAsked && (
    <Suspense>
      <UnsentDialog onLeave={leaveNow} onClose={() => setAsked(false)} />
    </Suspense>
  )
  return { ask, dialog }
}
