import { useEffect, useRef, useSyncExternalStore } from 'react'

let isOn = true
const watchers = new Set<() => void>()

/** Single keys can be switched off, for whoever speaks to their computer or uses such keys otherwise (WCAG 2.1.4). */
export const switchKeys = (on: boolean) => {
  isOn = on
  for (const watch of watchers) watch()
}

const subscribe = (watch: () => void) => {
  watchers.add(watch)
  return () => void watchers.delete(watch)
}

export const useKeysOn = () =>
  useSyncExternalStore(
    subscribe,
    () => isOn,
    () => isOn,
  )

type Acts = Partial<Record<string, (() => void) | undefined>>

/** Whether a key is meant for something else: a field, a dialog, a command of the browser. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)

/** Does at a press of a single key what the desk has for it. */
export function useKeys(acts: Acts) {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isOn && !isElsewhere(event) ? latest.current[event.key.toLowerCase()] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
