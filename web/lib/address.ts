import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from './router.tsx'

type Change = (address: URLSearchParams) => URLSearchParams | Record<string, string>

/** What the page's address asks for, and how to ask for something else. */
export function useAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback(
    (next: URLSearchParams | Record<string, string> | Change, options?: NavigateOptions) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next
      void navigate(`?${new URLSearchParams(wanted)}`, options)
    },
    [navigate],
  )
  return [address, set] as const
}
