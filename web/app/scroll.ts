import { useEffect, useRef } from 'react'
import { useArrival, useLocation } from '../lib/router.tsx'

const KEY = 'scroll'
const PATIENCE_MS = 3000
/** What an anchor names may stand in a part that is fetched first. */
const ANCHOR_MS = 10_000

type Places = Record<string, number>

function read(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Places
  } catch {
    return {}
  }
}

/** True when this document was asked for anew, not reloaded or come back to. */
const asksAnew = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/** Tries until the page is tall enough or somebody scrolls by hand: lists arrive after their page. */
function settle(attempt: () => boolean, patienceMs = PATIENCE_MS) {
  if (attempt()) return () => {}
  const stop = new AbortController()
  const observer = new ResizeObserver(() => attempt() && end())
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    stop.abort()
  }
  const timer = setTimeout(end, patienceMs)
  observer.observe(document.body)
  for (const name of ['wheel', 'pointerdown', 'touchstart', 'keydown'])
    window.addEventListener(name, end, { passive: true, signal: stop.signal })
  return end
}

const toPlace = (top: number) => () => {
  window.scrollTo({ top, behavior: 'instant' })
  return Math.abs(window.scrollY - top) < 2
}

/** What an anchor names; one that is no proper address is taken as it stands. */
function nameIn(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

const toAnchor = (hash: string) => () => {
  const target = document.getElementById(nameIn(hash))
  if (!target) return false
  target.scrollIntoView()
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/** New pages begin at their top or their anchor; going back returns to where one was, after a reload too. */
export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const arrival = useArrival()
  const place = `${pathname} ${hash} ${key}`
  const entry = useRef(place)
  const moved = useRef(false)
  const current = useRef<string>(undefined)
  const places = useRef<Places>(undefined)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const note = () => {
      if (current.current && places.current) places.current[current.current] = window.scrollY
    }
    const save = () => sessionStorage.setItem(KEY, JSON.stringify(places.current))
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', save)
    }
  }, [])

  useEffect(() => {
    moved.current ||= place !== entry.current
    const first = !moved.current
    const [before] = current.current?.split(' ') ?? []
    current.current = place
    places.current ??= read()
    const known = places.current[place]
    if (arrival === 'pop' && known !== undefined && !(first && asksAnew())) return settle(toPlace(known))
    if (hash) return settle(toAnchor(hash), ANCHOR_MS)
    if (first || ((arrival === 'replace' || arrival === 'above') && before === pathname)) return
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [place, pathname, hash, arrival])
}
