import { Suspense, useEffect, useState } from 'react'
import { expiredOf } from '../../lib/outbox/expired.ts'
import { useOwnEntries } from '../../lib/outbox/outbox.ts'
import { useSession } from '../../lib/session.ts'
import PaletteHost from '../../search/PaletteHost.tsx'
import { spokenPart } from '../../ui/language/spoken-part.tsx'
import OutboxHost from '../outbox/OutboxHost.tsx'
import { keepFocus } from './kept-focus.ts'
import { keepPush } from './kept-push.ts'

const Expired = spokenPart(async () => ({ default: (await import('../outbox/Expired.tsx')).Expired }))
const NotSent = spokenPart(async () => ({ default: (await import('../outbox/NotSent.tsx')).NotSent }))

/** What is wanted when nothing can be fetched is here before; what comes first has the line to itself. */
const AHEAD_MS = 10_000

/** What stands by on every page of members: the search, what waits to be sent, and the focus that would get lost. */
export default function LateHosts() {
  useEffect(keepFocus, [])
  useEffect(keepPush, [])
  return (
    <>
      <PaletteHost />
      <OutboxHost />
      <Waiting />
      <Gone />
    </>
  )
}

function Waiting() {
  const [isDue, setDue] = useState(false)
  const isWanted = useOwnEntries().length > 0
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{(isDue || isWanted) && <NotSent />}</Suspense>
}

/** Seen once the page stands: what is drawn beforehand knows of no browser. */
function Gone() {
  const me = useSession().user?.id
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(me !== undefined && expiredOf(me) > 0), [me])
  return <Suspense>{isWanted && <Expired />}</Suspense>
}
