import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. Prerendered pages take it as not holding. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
