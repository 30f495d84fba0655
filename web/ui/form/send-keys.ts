import type { KeyboardEvent } from 'react'

/** Ctrl+Enter and Cmd+Enter send; Enter alone begins a line. */
export const sendsOn = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
