import { Suspense, useEffect, useState } from 'react'
import { useOwnEntries } from '../../lib/outbox/outbox.ts'
import PaletteHost from '../../search/PaletteHost.tsx'
import { spokenPart } from '../../ui/language/spoken-part.tsx'
import OutboxHost from '../outbox/OutboxHost.tsx'
import { keepFocus } from './kept-focus.ts'
import { keepPush } from './kept-push.ts'

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
