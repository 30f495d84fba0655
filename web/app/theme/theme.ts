import { useSyncExternalStore } from 'react'

const KEY = 'theme'
const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()

function stored(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Puts the stored choice on the document; the first paint has had it from theme.js. */
function apply() {
  const theme = stored()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  paintBrowser(theme)
  for (const listener of listeners) listener()
}

/** The browser's own bar: the document has one colour for light and one for dark, and a choice makes one of them count always. */
function paintBrowser(theme: Theme) {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  metas.forEach((meta, at) => {
    const shade = at === 0 ? 'light' : 'dark'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${shade})` : theme === shade ? 'all' : 'not all'
  })
}

/** Keeps the choice in this browser and draws it at once. */
export function chooseTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } finally {
    apply()
  }
}

const onStorage = (event: StorageEvent) => {
  if (event.key === KEY || event.key === null) apply()
}

// For as long as the page stands: the choice may be made in another tab.
window.addEventListener('storage', onStorage)
// Also what was chosen there between the first paint and now.
apply()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice made in this browser. */
export const useTheme = () => useSyncExternalStore<Theme>(subscribe, stored)
