import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../lib/router.tsx'

/**
 * Where somebody stands on the way to a new password: asking for the email, waiting for it, choosing, putting back the address that an account
 * was moved from, or holding a link that is used up.
 */
export type ResetStep =
  | { at: 'ask'; email?: string }
  | { at: 'sent'; email: string; message: string }
  | { at: 'choose'; token: string }
  | { at: 'restore'; token: string }
  | { at: 'late' }
  | { at: 'dead' }

/** What the link of an email leads to. */
function stepIn(hash: string): ResetStep | undefined {
  const carried = new URLSearchParams(hash.slice(1))
  const [token, address] = [carried.get('token'), carried.get('address')]
  if (token) return { at: 'choose', token }
  return address ? { at: 'restore', token: address } : undefined
}

/** The step, beginning with the one that the address names. */
export function useResetStep() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<ResetStep>(() => stepIn(hash) ?? { at: 'ask' })

  // The email's link may be opened while this page is shown. Its token is taken out of the address, so that neither the history
  // nor a screenshot holds it.
  useEffect(() => {
    const found = stepIn(hash)
    if (!found) return
    setStep(found)
    navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])

  return [step, setStep] as const
}
