import { Suspense, startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useAddress } from '../lib/address.ts'
import { spokenPart } from '../ui/language/spoken-part.tsx'
import { type Group, type PaletteRequest, paletteRequests } from './open-palette.ts'
import { groupTitles } from './words.ts'

const SearchPalette = spokenPart(() => import('./SearchPalette.tsx'))

const isGroup = (name: string | null): name is Group => name !== null && Object.hasOwn(groupTitles, name)

/**
 * Opens the palette when it is asked for; its code comes then. Drawn once, in the members' bar, once the page stands. What is sought
 * stands in the address (`?find=rao&in=people`), so that a reload, Back and a link bring it again.
 */
export default function PaletteHost() {
  const [address, setAddress] = useAddress()
  const words = address.get('find')
  const group = address.get('in')
  // Whoever goes to a result leaves the search in the address behind them and sees it go at once, and come when they come back.
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const comeBack = () => setLeft(false)
    window.addEventListener('popstate', comeBack)
    return () => window.removeEventListener('popstate', comeBack)
  }, [])

  const put = (request: PaletteRequest | undefined) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('find')
        next.delete('in')
        if (request) next.set('find', request.words)
        if (request?.group) next.set('in', request.group)
        return next
      },
      { replace: true },
    )
  // Who asks again before the one they closed is gone gets another one, with the address that it comes with.
  const [turn, setTurn] = useState(0)
  const open = useEffectEvent((request: PaletteRequest) => {
    startTransition(() => {
      setTurn(turn + 1)
      setLeft(false)
    })
    put(request)
  })
  useEffect(() => paletteRequests.serve((request) => open(request)), [])

  if (words === null || isLeft) return null
  return (
    <Suspense>
      <SearchPalette
        key={turn}
        request={{ words, group: isGroup(group) ? group : undefined }}
        onAsk={put}
        onLeave={() => setLeft(true)}
        onClose={() => put(undefined)}
      />
    </Suspense>
  )
}
