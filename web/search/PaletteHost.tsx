import { lazy, Suspense, useEffect, useState } from 'react'
import { onWish, type Wish } from './wish.ts'

const SearchPalette = lazy(() => import('./SearchPalette.tsx'))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)

/** "/" where nothing is written, and Ctrl+K or ⌘K everywhere. */
function asksForPalette(event: KeyboardEvent) {
  if (event.altKey || event.shiftKey || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !isTyping(event.target)
}

/** Listens for what opens the palette; its code comes when it is wanted. Drawn once, in the members' bar, once the page stands. */
export default function PaletteHost() {
  const [wish, setWish] = useState<Wish>()

  useEffect(() => {
    const stopHearing = onWish(setWish)
    const onKey = (event: KeyboardEvent) => {
      // Another dialog asks for an answer first.
      if (!asksForPalette(event) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setWish({ words: '' })
    }
    document.addEventListener('keydown', onKey)
    return () => {
      stopHearing()
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  if (!wish) return null
  return (
    <Suspense>
      <SearchPalette wish={wish} onClose={() => setWish(undefined)} />
    </Suspense>
  )
}
