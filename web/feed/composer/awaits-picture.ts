import { useSyncExternalStore } from 'react'

const composer = { awaits: false, listeners: new Set<() => void>() }

/** Says whether a picture is on its way to what is being written. */
export function setAwaitsPicture(awaits: boolean) {
  composer.awaits = awaits
  for (const listener of composer.listeners) listener()
}

function subscribe(listener: () => void) {
  composer.listeners.add(listener)
  return () => void composer.listeners.delete(listener)
}

/** True while a picture belongs to what is being written and is not in it yet: nothing takes its place meanwhile. */
export const useAwaitsPicture = () =>
  useSyncExternalStore(
    subscribe,
    () => composer.awaits,
    () => false,
  )
