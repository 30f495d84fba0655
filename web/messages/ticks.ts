import type { Id } from '#contract/page.ts'

/** How far a message has come: stored, on a device of everybody else, or seen by them all. */
export type Tick = 'sent' | 'delivered' | 'read'

type Reached = { delivered: number; read: number }

type Opened = Reached & { participants: readonly { member: { id: Id }; marks: Reached }[] }

/** How far each of the others has come. A tick never goes back: where all have left it is as far as they had. */
export function othersOf({ participants, delivered, read }: Opened, viewerId: Id | undefined): Reached[] {
  const others = participants.flatMap(({ member, marks }) => (member.id === viewerId ? [] : marks))
  return others.length > 0 ? others : [{ delivered, read }]
}

/** The tick of a message: what the least of the others has. Reading is having received. */
export function tickOf(seq: number, others: readonly Reached[]): Tick {
  if (others.every(({ read }) => read >= seq)) return 'read'
  return others.every(({ delivered, read }) => Math.max(delivered, read) >= seq) ? 'delivered' : 'sent'
}
