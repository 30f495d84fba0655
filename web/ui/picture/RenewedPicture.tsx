import { useEffect, useEffectEvent, useState } from 'react'
import { onLineBack } from '../../lib/line.ts'
import { renewAddress } from '../../lib/renew-address.ts'
import { type PictureProps, pathOf } from './Picture.tsx'
import { sourcesOf } from './sources.ts'

/** Addresses that were asked for again, by path: whatever draws such a picture later begins from its own. */
const renewed = new Map<string, string>()

/** One answer may be lost on a good line: it is asked for again after so long, each wait once. */
const WAITS_MS = [2000, 10_000]

type State = 'known' | 'asked' | 'fresh' | 'lost'

/**
 * A picture whose address was over, from one that holds. One that was just made and fails all the same is not asked for again before the
 * line has been away and is back.
 */
export function RenewedPicture({ url, alt, instead, onGone, atWidth, widths, ...looks }: PictureProps) {
  const path = pathOf(url)
  const src = renewed.get(path)
  const [state, setState] = useState<State>(src ? 'known' : 'asked')
  const [unanswered, setUnanswered] = useState(0)

  const answered = useEffectEvent((next: string | undefined) => {
    if (next) renewed.set(path, next)
    else onGone?.()
    setState(next ? 'fresh' : 'lost')
  })

  useEffect(() => {
    if (state === 'lost') {
      const wait = WAITS_MS[unanswered - 1]
      const timer = wait && setTimeout(() => setState('asked'), wait)
      const stop = onLineBack(() => setState('asked'))
      return () => {
        clearTimeout(timer)
        stop()
      }
    }
    if (state !== 'asked') return
    let isDrawn = true
    renewAddress(path).then(
      (next) => isDrawn && answered(next),
      () => {
        if (!isDrawn) return
        setUnanswered((times) => times + 1)
        setState('lost')
      },
    )
    return () => {
      isDrawn = false
    }
  }, [state, path, unanswered])

  if (!src || state === 'asked' || state === 'lost') return instead?.(state === 'asked')
  const sources = sourcesOf(src, { atWidth, widths, width: looks.width })
  return <img {...looks} alt={alt} {...sources} onError={() => setState(state === 'known' ? 'asked' : 'lost')} />
}
