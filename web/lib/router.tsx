import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { newClientId } from './client-id.ts'

type Location = {
  pathname: string
  search: string
  hash: string
  /** A visit's own; the same when one comes back to it. */
  key: string
}
/**
 * How one came to a place: by the browser's own buttons or from outside, by a link, or instead of the place before; `above` where something is
 * opened above the page that stays, or closed again.
 */
type Arrival = 'pop' | 'push' | 'replace' | 'above'
type Place = { location: Location; arrival: Arrival }
export type NavigateOptions = {
  replace?: boolean
  /** Opens something above this page, which Back closes. */
  above?: boolean
}

/** What the history keeps of a visit: its key, how many of ours came before it, and whether something stands above the page there. */
type Kept = { key?: string; idx?: number; above?: boolean } | null

const Here = createContext<Place | undefined>(undefined)

const arrivals = new Set<(place: Place) => void>()

const isAbove = () => (window.history.state as Kept)?.above ?? false

function placeNow(arrival: Arrival): Place {
  const { pathname, search, hash } = window.location
  return { location: { pathname, search, hash, key: (window.history.state as Kept)?.key ?? 'default' }, arrival }
}

/** Pages whose documents may load what others may not, so that a link to them loads theirs. */
const WITH_A_POLICY = ['/login', '/register']
const here = { isLeftByLoading: false, openedAt: typeof window === 'undefined' ? '' : window.location.pathname }

const needsDocument = (href: string) => {
  const { pathname } = new URL(href, window.location.href)
  return WITH_A_POLICY.includes(pathname) && !WITH_A_POLICY.includes(here.openedAt)
}

/** From now on another page comes as a document of its own: this one has run what no other may. */
export function leaveByLoading() {
  here.isLeftByLoading = true
}

/** Goes to an address of ours, or so many visits back. What leads to where one is replaces it. */
function navigate(to: string | number, { replace = false, above = false }: NavigateOptions = {}) {
  if (typeof to === 'number') return window.history.go(to)
  const { pathname, search, hash } = new URL(to, window.location.href)
  const { location } = window
  const href = pathname + search + hash
  if (here.isLeftByLoading && pathname !== location.pathname) return replace ? location.replace(href) : location.assign(href)
  const instead = replace || href === location.pathname + location.search + location.hash
  const idx = ((window.history.state as Kept)?.idx ?? 0) + (instead ? 0 : 1)
  const kept: Kept = { key: newClientId().slice(0, 8), idx, ...(above && { above }) }
  if (instead) window.history.replaceState(kept, '', href)
  else window.history.pushState(kept, '', href)
  for (const arrive of arrivals) arrive(placeNow(instead ? 'replace' : above ? 'above' : 'push'))
}

/** Closes what stands above the page: one visit back, or `page` in its place for whoever came straight there. */
export const closeAbove = (page: string) => (isAbove() ? navigate(-1) : navigate(page, { replace: true }))

export const useNavigate = () => navigate

/** Follows the browser's address. A page whose program is still on its way leaves the one before it standing. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeNow('pop'))
  // Before any effect of what is drawn inside, which may lead elsewhere at once.
  useLayoutEffect(() => {
    let before = { pathname: window.location.pathname, wasAbove: isAbove() }
    const arrive = (next: Place) => {
      before = { pathname: next.location.pathname, wasAbove: isAbove() }
      startTransition(() => setPlace(next))
    }
    const pop = () => {
      const isSamePage = before.pathname === window.location.pathname && (before.wasAbove || isAbove())
      arrive(placeNow(isSamePage ? 'above' : 'pop'))
    }
    arrivals.add(arrive)
    window.addEventListener('popstate', pop)
    return () => {
      arrivals.delete(arrive)
      window.removeEventListener('popstate', pop)
    }
  }, [])
  return <Here value={place}>{children}</Here>
}

/** One address that never changes: for pages that are drawn ahead. */
export const StaticRouter = ({ pathname, children }: { pathname: string; children: ReactNode }) => (
  <Here value={{ location: { pathname, search: '', hash: '', key: 'default' }, arrival: 'pop' }}>{children}</Here>
)

function usePlace() {
  const place = use(Here)
  if (!place) throw new Error('There is no router around this.')
  return place
}

export const useLocation = () => usePlace().location
export const useArrival = () => usePlace().arrival

/** Takes somebody elsewhere as soon as it is drawn. */
export function Navigate({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string } & NavigateOptions

/** A link within the product. Presses that ask for another tab or a download are left to the browser. */
export function Link({ to, replace, above, onClick, ...rest }: LinkProps) {
  const { pathname, search } = useLocation()
  const href = to.startsWith('?') ? pathname + to : to.startsWith('#') ? pathname + search + to : to

  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = rest.target !== undefined && rest.target !== '_self'
    if (event.defaultPrevented || event.button !== 0 || elsewhere || rest.download !== undefined) return
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || needsDocument(href)) return
    event.preventDefault()
    navigate(href, { replace: replace ?? false, above: above ?? false })
  }
  return <a {...rest} href={href} onClick={press} />
}
