import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { nextOf } from '../ui/roving.ts'

/** One line of the list: what choosing it does. */
export type Option = { id: string; choose: () => void }

type Reach = {
  /** The box in which is written: the focus stays there while its keys move through the options. */
  box: RefObject<HTMLInputElement | null>
  options: readonly Option[]
  /** Enter goes to the first option where none has been reached; where they are still on their way, as soon as they are there. */
  firstOnEnter: boolean
  isSettled: boolean
  onReach: (id: string | undefined) => void
}

/** Which option the arrow keys have reached. Enter chooses it. */
export function useReach({ box, options, firstOnEnter, isSettled, onReach }: Reach) {
  const [reached, setReached] = useState<string>()
  const [hurried, setHurried] = useState(false)
  const at = options.findIndex(({ id }) => id === reached)

  const reach = (id: string | undefined) => {
    setReached(id)
    onReach(id)
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    setHurried(event.key === 'Enter' && firstOnEnter && at < 0 && !isSettled)
    if (event.key === 'Enter') {
      const chosen = options[at] ?? (firstOnEnter && isSettled ? options[0] : undefined)
      if (chosen) event.preventDefault()
      chosen?.choose()
    }
    // Home and End move within what is written.
    const next = event.key.startsWith('Arrow') ? nextOf(event.key, at, options.length, 'down') : undefined
    if (next === undefined) return
    event.preventDefault()
    reach(options[next]!.id)
  })
  useEffect(() => {
    const input = box.current
    const listener = (event: KeyboardEvent) => onKey(event)
    input?.addEventListener('keydown', listener)
    return () => input?.removeEventListener('keydown', listener)
  }, [box])

  const chooseFirst = useEffectEvent(() => options[0]?.choose())
  useEffect(() => {
    if (!hurried || !isSettled) return
    setHurried(false)
    chooseFirst()
  }, [hurried, isSettled])

  // What was reached may be gone with the next letter.
  const gone = reached !== undefined && at < 0
  const forget = useEffectEvent(() => reach(undefined))
  useEffect(() => {
    if (gone) forget()
  }, [gone])

  return reached
}
