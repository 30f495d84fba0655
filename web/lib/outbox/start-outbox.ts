import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange, session } from '../session.ts'
import type { SentKind } from './entry.ts'
import { sendWith, showEntries } from './outbox.ts'
import { pressedBy } from './pressed.ts'
import { isOnlyHere } from './room.ts'
import { Sender } from './sender.ts'
import { Store } from './store.ts'

const KEPT_FOR_MS = 30 * 86_400_000

/** Without locks, which a browser has on https alone, the server's unique key is what keeps two tabs from writing twice. */
const inTurn = <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks ? navigator.locks.request(name, act) : act()

/** What nothing but this document holds would be lost with it: the browser asks before. */
function doubtLeaving(event: Event) {
  const me = session().user?.id
  if (me !== undefined && pressedBy(me).some(({ clientId }) => isOnlyHere(clientId))) event.preventDefault()
}

/** Sends what this browser's members have in their outbox, each while they are signed in, until the answer is called. */
export function startOutbox(kinds: readonly SentKind[], cache: QueryClient) {
  const store = new Store()
  const tabs = new BroadcastChannel('outbox')
  const sender = new Sender({ store, kinds, cache, show: showEntries, inTurn, tell: () => tabs.postMessage('changed') })
  tabs.onmessage = sender.wake
  const unheard = onSessionChange(sender.wake)
  const me = session().user?.id
  if (me !== undefined) void store.removeLeft(me, Date.now() - KEPT_FOR_MS).catch(() => undefined)
  sendWith(sender)
  window.addEventListener('beforeunload', doubtLeaving)
  return () => {
    sendWith(undefined)
    window.removeEventListener('beforeunload', doubtLeaving)
    unheard()
    // Not closed: what is on its way yet tells the other tabs.
    tabs.onmessage = null
    sender.stop()
  }
}
