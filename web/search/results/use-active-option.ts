import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { nextOf } from '../../ui/menu/roving.ts'

/** One line of the list: what choosing it does. */
export type Option = { id: string; choose: () => void }

type ActiveOptionProps = {
  /** The box in which is written: the focus stays there while its keys move through the options. */
  box: RefObject<HTMLInputElement | null>
  options: readonly Option[]
  /** Enter goes to the first option where none has been activeId; where they are still on their way, as soon as they are there. */
  firstOnEnter: boolean
  isSettled: boolean
  onActive: (id: string | undefined) => void
}

/** Which option the arrow keys have activeId. Enter chooses it. */
export function useActiveOption({ box, options, firstOnEnter, isSettled, onActive }: ActiveOptionProps) {
  const [activeId, setActiveId] = useState<string>()
  const [hurried, setHurried] = useState(false)
  const at = options.findIndex(({ id }) => id === activeId)

  const activate = (id: string | undefined) => {
    setActiveId(id)
    onActive(id)
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
    activate(options[next]!.id)
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

  // The active option may be gone with the next character.
  const gone = activeId !== undefined && at < 0
  const forget = useEffectEvent(() => activate(undefined))
  useEffect(() => {
    if (gone) forget()
  }, [gone])

  return activeId
}
