import { useState } from 'react'
import type { Said } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { setLeaving } from '../../lib/session.ts'
import { toast } from '../../ui/status/toast.ts'

const SAID_FOR_MS = 2000
const LEAVES_AFTER_MS = 1000

type Leave = {
  /** Ends the session and answers what to say. Where it throws, everything stays as it is. */
  end: () => Promise<Said>
  to: string
}

/** Signs out, says so, and a second later stands elsewhere. */
export function useLeave({ end, to }: Leave) {
  const navigate = useNavigate()
  const [leaving, setOwn] = useState(false)

  const leave = async () => {
    setOwn(true)
    setLeaving(true)
    try {
      toast.success(await end(), { duration: SAID_FOR_MS })
    } catch (error) {
      setOwn(false)
      setLeaving(false)
      throw error
    }
    setTimeout(() => {
      navigate(to)
      // From here on the cache forgets what this member has read.
      setLeaving(false)
    }, LEAVES_AFTER_MS)
  }
  return { leaving, leave }
}
