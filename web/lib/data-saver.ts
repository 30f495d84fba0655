import { useSyncExternalStore } from 'react'

const KEY = 'dataSaver'
const listeners = new Set<() => void>()

type Connection = { connection?: { saveData?: boolean } }

/** Whether the browser has been told to save data, where it says so. */
const isAskedTo = () => (navigator as Navigator & Connection).connection?.saveData === true

/** Whether pictures wait until they are wanted: as chosen in this browser, else as the browser says of itself. */
export function savesData() {
  const chosen = localStorage.getItem(KEY)
  return chosen ? chosen === 'on' : isAskedTo()
}

const tell = () => listeners.forEach((listener) => void listener())

export function chooseDataSaver(isOn: boolean) {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tell)
  }
}

export const useDataSaver = () => useSyncExternalStore(subscribe, savesData, () => false)
