import { useEffect } from 'react'
import { formatCount } from '../../lib/count.ts'
import { say } from '../../lib/language/say.ts'
import { expiredOf, forgetExpired } from '../../lib/outbox/expired.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../ui/status/toast.ts'

const TOAST = 'expired'

/** Says to a member who is back what of theirs was deleted here unsent: on every page, until they say that they have read it. */
export function useTellExpired() {
  const me = useSession().user?.id
  useEffect(() => {
    const count = me === undefined ? 0 : expiredOf(me)
    if (me === undefined || count === 0) return
    toast.warning(say('Something was never sent'), {
      id: TOAST,
      description: say(
        'Of what you wrote or pressed in this browser, this much was deleted, because it could not be sent within 30 days and others sign in here too: {count}.',
        { count: formatCount(count) },
      ),
      duration: Number.POSITIVE_INFINITY,
      action: { label: say('I have read this'), onClick: () => forgetExpired(me) },
    })
  }, [me])
}
