import type { SupabaseClient, User } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { hosted } from './hosted.ts'
import { holdsDemoSession } from './kept-session.ts'

export type DemoUser =
  | { at: 'looking' }
  | { at: 'in'; user: User }
  | { at: 'out' /** Somebody was signed in here before. */; hasEnded: boolean }
  | { at: 'failed'; error: unknown; retry: () => void }

/** Who is signed in to the demo area. Other tabs of this browser are followed. */
export function useDemoUser(): DemoUser {
  const [found, setFound] = useState<DemoUser>({ at: 'looking' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    // Read before its client finds that it has expired, and forgets it.
    const isHeld = holdsDemoSession()
    const fail = (error: unknown) =>
      setFound({
        ...{ at: 'failed', error },
        retry: () => {
          setFound({ at: 'looking' })
          setAttempt((made) => made + 1)
        },
      })
    /** Another tab may have renewed it meanwhile; otherwise nobody has answered. */
    async function lookAgain({ auth }: SupabaseClient) {
      const { data, error } = await auth.getSession()
      if (isOver) return
      if (data.session) setFound({ at: 'in', user: data.session.user })
      else if (holdsDemoSession()) fail(error ?? new Error('Nobody answered.'))
      else setFound({ at: 'out', hasEnded: true })
    }

    hosted().then(
      (client) => {
        if (isOver) return
        const { data } = client.auth.onAuthStateChange((event, session) => {
          // A session that is over is forgotten; one that is still there could not be renewed. That is no sign-out.
          if (event === 'INITIAL_SESSION' && !session && holdsDemoSession()) return void setTimeout(() => void lookAgain(client))
          setFound((before) => {
            // It may have been told that the session is over before it is told that there is none.
            if (!session) return before.at === 'out' ? before : { at: 'out', hasEnded: before.at === 'in' || isHeld }
            // A renewed session is the same user's.
            return before.at === 'in' && before.user.updated_at === session.user.updated_at && before.user.id === session.user.id
              ? before
              : { at: 'in', user: session.user }
          })
        })
        stop = () => data.subscription.unsubscribe()
      },
      (error) => {
        if (!isOver) fail(error)
      },
    )
    return () => {
      isOver = true
      stop()
    }
  }, [attempt])

  return found
}
