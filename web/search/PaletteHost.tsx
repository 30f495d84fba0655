import { lazy, Suspense, useEffect, useState } from 'react'
import { onWish, type Wish } from './wish.ts'

const SearchPalette = lazy(() => import('./SearchPalette.tsx'))

/** Opens the palette when it is wished for; its code comes then. Drawn once, in the members' bar, once the page stands. */
export default function PaletteHost() {
  const [wish, setWish] = useState<Wish>()
  useEffect(() => onWish(setWish), [])

  if (!wish) return null
  return (
    <Suspense>
      <SearchPalette wish={wish} onClose={() => setWish(undefined)} />
    </Suspense>
  )
}
