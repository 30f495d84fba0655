import { useMemo, useSyncExternalStore } from 'react'
import { session, useSession } from '../session.ts'
import type { Kind, ShownEntry } from './entry.ts'
import { keepPressed } from './pressed.ts'

/** What sends the entries; it comes once the page stands. */
type Sender = { wake: () => unknown; retry: (clientId: string) => unknown; remove: (clientId: string) => unknown }

const outbox = {
  entries: [] as readonly ShownEntry[],
  sender: undefined as Sender | undefined,
  listeners: new Set<() => void>(),
}

/** Draws what waits, oldest first. */
export function showEntries(entries: readonly ShownEntry[]) {
  outbox.entries = entries
  for (const listener of outbox.listeners) listener()
}

/** Says who sends from now on, or that nobody does. */
export function sendWith(sender: Sender | undefined) {
  outbox.sender = sender
  sender?.wake()
}

/** Sends something as soon as it can be sent, once, whatever happens to the line or the page. `clientId` names it for ever. */
export function enqueue<Payload>(kind: Kind<Payload>, payload: Payload, clientId: string) {
  const memberId = session().user?.id
  if (memberId === undefined) return
  // Never earlier than the one before, though the clock may be set back.
  const at = Math.max(Date.now(), (outbox.entries.at(-1)?.at ?? 0) + 1)
  const entry = { clientId, memberId, kind: kind.name, queue: kind.queueOf(payload), payload, at }
  keepPressed(entry)
  showEntries([...outbox.entries, { ...entry, state: 'sending' }])
  outbox.sender?.wake()
}

/** Sends again what the server has refused, or what waits for its next try. */
export const retryEntry = (clientId: string) => void outbox.sender?.retry(clientId)

/** Gives up an entry, and its text with it: gone at once, so that nothing is done to it twice. */
export function removeEntry(clientId: string) {
  outbox.sender?.remove(clientId)
  showEntries(outbox.entries.filter((entry) => entry.clientId !== clientId))
}

/** True while something of a kind is on its way for the first time. */
export const isSending = ({ name }: Kind) => outbox.entries.some(({ kind, state }) => kind === name && state === 'sending')

const isIn = (name: string, queue?: string) => (entry: ShownEntry) => entry.kind === name && (queue === undefined || entry.queue === queue)

/** What the signed-in member has of a kind in a queue just now, oldest first. */
export const entriesOf = <Payload>(kind: string, queue: string) =>
  outbox.entries.filter((entry): entry is ShownEntry<Payload> => entry.memberId === session().user?.id && isIn(kind, queue)(entry))

function subscribe(listener: () => void) {
  outbox.listeners.add(listener)
  return () => void outbox.listeners.delete(listener)
}

const entriesNow = () => outbox.entries

/** All that the signed-in member has sent and the server has not taken yet, oldest first. */
export function useOwnEntries(): readonly ShownEntry[] {
  const entries = useSyncExternalStore(subscribe, entriesNow, entriesNow)
  const me = useSession().user?.id
  return useMemo(() => entries.filter(({ memberId }) => memberId === me), [entries, me])
}

/** What the member has sent and the server has not taken yet, oldest first: all of a kind, or those of one of its queues. */
export function useEntries<Payload>({ name }: Kind<Payload>, queue?: string) {
  const own = useOwnEntries()
  return useMemo(() => own.filter((entry): entry is ShownEntry<Payload> => isIn(name, queue)(entry)), [own, name, queue])
}
