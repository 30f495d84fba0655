import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

type Change = (address: URLSearchParams) => URLSearchParams | Record<string, string>

/** What the page's address asks for, and how to ask for something else. The router's own hook would travel to the public pages with it. */
export function useAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback(
    (next: URLSearchParams | Record<string, string> | Change, options?: NavigateOptions) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(search)) : next
      void navigate(`?${new URLSearchParams(wanted)}`, options)
    },
    [navigate, search],
  )
  return [address, set] as const
}
