import type { Id } from '#contract/page.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { HeldUp } from '../status/HeldUp.tsx'
import type { Toggle } from './toggle.ts'

/** Says that a press of a switch is kept until it can be sent, while it is. */
export function ToggleHeldUp<Answer>({ toggle: { kind, queueOf }, id }: { toggle: Toggle<Answer>; id: Id }) {
  return useEntries(kind, queueOf(id)).at(-1)?.state === 'waiting' && <HeldUp />
}
