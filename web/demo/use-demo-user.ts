import type { User } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { hosted } from './hosted.ts'

export type DemoUser =
  | { at: 'looking' }
  | { at: 'in'; user: User }
  | { at: 'out' /** Somebody was signed in on this page before. */; hasEnded: boolean }
  | { at: 'failed'; error: unknown; retry: () => void }

/** Who is signed in to the demo area. Other tabs of this browser are followed. */
export function useDemoUser(): DemoUser {
  const [found, setFound] = useState<DemoUser>({ at: 'looking' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    hosted().then(
      (client) => {
        if (isOver) return
        const { data } = client.auth.onAuthStateChange((_event, session) =>
          setFound((before) => {
            if (!session) return { at: 'out', hasEnded: before.at === 'in' }
            // A renewed session is the same user's.
            return before.at === 'in' && before.user.updated_at === session.user.updated_at && before.user.id === session.user.id
              ? before
              : { at: 'in', user: session.user }
          }),
        )
        stop = () => data.subscription.unsubscribe()
      },
      (error) => {
        if (isOver) return
        setFound({
          ...{ at: 'failed', error },
          retry: () => {
            setFound({ at: 'looking' })
            setAttempt((made) => made + 1)
          },
        })
      },
    )
    return () => {
      isOver = true
      stop()
    }
  }, [attempt])

  return found
}
