import { useSyncExternalStore } from 'react'
import { inFull } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { lineIsUp, onLine } from '../../lib/line.ts'
import { Note } from './Note.tsx'

/** Says that what stands below is what was read then. */
export function KeptNote({ since }: { since: Date | undefined }) {
  const say = useSay()
  const locale = useLocale()
  const isUp = useSyncExternalStore(onLine, lineIsUp, lineIsUp)
  return (
    since && (
      <Note role="status">
        <b>{isUp ? say('Wardmates could not answer just now.') : say('No connection to Wardmates.')}</b>{' '}
        {say('This is how it stood when you last read it here, on {when}.', { when: inFull(since.toISOString(), locale) })}
      </Note>
    )
  )
}
