import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../lib/router.tsx'

/** Where somebody stands on the way to a new password: asking for the email, waiting for it, choosing, or holding a link that is used up. */
export type ResetStep =
  | { at: 'ask'; email?: string }
  | { at: 'sent'; email: string; message: string }
  | { at: 'choose'; token: string }
  | { at: 'dead' }

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token')

/** The step, beginning with the one that the address names. */
export function useResetStep() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<ResetStep>(() => {
    const token = tokenIn(hash)
    return token ? { at: 'choose', token } : { at: 'ask' }
  })

  // The email's link may be opened while this page is shown. Its token is taken out of the address, so that neither the history
  // nor a screenshot holds it.
  useEffect(() => {
    const token = tokenIn(hash)
    if (!token) return
    setStep({ at: 'choose', token })
    navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])

  return [step, setStep] as const
}
