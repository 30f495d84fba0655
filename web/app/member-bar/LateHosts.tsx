import { useEffect } from 'react'
import PaletteHost from '../../search/PaletteHost.tsx'
import { NotSent } from '../outbox/NotSent.tsx'
import OutboxHost from '../outbox/OutboxHost.tsx'
import { keepFocus } from './kept-focus.ts'

/** What stands by on every page of members: the search, what waits to be sent, and the focus that would get lost. */
export default function LateHosts() {
  useEffect(keepFocus, [])
  return (
    <>
      <PaletteHost />
      <OutboxHost />
      <NotSent />
    </>
  )
}
