import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../lib/router.tsx'

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('address') ?? undefined

/** The token of the email's link, taken out of the address, so that neither the history nor a screenshot holds it; and how to be rid of it. */
export function useLinkToken() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(() => tokenIn(hash))

  // The link may be opened while this page is shown.
  useEffect(() => {
    const found = tokenIn(hash)
    if (!found) return
    setToken(found)
    navigate(pathname + search, { replace: true })
  }, [hash, pathname, search, navigate])

  return [token, () => setToken(undefined)] as const
}
