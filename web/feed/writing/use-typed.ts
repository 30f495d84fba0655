import { type RefObject, useEffect, useState } from 'react'
import { type Typed, typedAt } from './typed.ts'

const isSame = (one: Typed | undefined, other: Typed | undefined) =>
  one?.sign === other?.sign && one?.query === other?.query && one?.from === other?.from && one?.to === other?.to

/** What is typed in a field at its caret, from the first letter until it is left, and a way to want no more of it. */
export function useTyped(area: RefObject<HTMLTextAreaElement | null>) {
  const [typed, setTyped] = useState<Typed>()
  const [unwanted, setUnwanted] = useState<number>()

  useEffect(() => {
    const field = area.current
    if (!field) return
    const now = () => {
      const { value, selectionStart, selectionEnd } = field
      return document.activeElement === field && selectionStart === selectionEnd ? typedAt(value, selectionStart) : undefined
    }
    const keep = (next: Typed | undefined) => {
      setTyped((before) => (isSame(before, next) ? before : next))
      if (!next) setUnwanted(undefined)
    }
    const read = () => keep(now())
    // Moving about opens nothing: only what is being typed is completed.
    const follow = () =>
      setTyped((before) => {
        const next = now()
        if (isSame(before, next)) return before
        return before && before.from === next?.from ? next : undefined
      })

    read()
    field.addEventListener('input', read)
    field.addEventListener('blur', follow)
    document.addEventListener('selectionchange', follow)
    return () => {
      field.removeEventListener('input', read)
      field.removeEventListener('blur', follow)
      document.removeEventListener('selectionchange', follow)
    }
  }, [area])

  return { typed: typed?.from === unwanted ? undefined : typed, dismiss: () => setUnwanted(typed?.from) }
}
