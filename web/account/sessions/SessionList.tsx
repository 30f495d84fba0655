import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './Sessions.module.css'

/** The devices that an account is signed in on. */
export function SessionList() {
  const say = useSay()
  const sessions = useQuery(sessionsQuery)
  const list = useRef<HTMLUListElement>(null)

  return (
    // Takes the focus when a row has gone, so that it is not lost.
    <ul ref={list} className={styles.list} aria-label={say('Devices')} tabIndex={-1}>
      <QueryList inList query={sessions} what="devices" empty={say('No devices are signed in')}>
        {(session) => <SessionRow session={session} onGone={() => list.current?.focus()} />}
      </QueryList>
    </ul>
  )
}
