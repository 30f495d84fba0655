/** How far a message has come: stored, on a device of everybody else, or seen by them all. */
export type Tick = 'sent' | 'delivered' | 'read'

type Reached = { delivered: number; read: number }

/** The tick of a message: what the least of the others has. Reading is having received. */
export function tickOf(seq: number, others: readonly Reached[]): Tick {
  if (others.length === 0) return 'sent'
  if (others.every(({ read }) => read >= seq)) return 'read'
  return others.every(({ delivered, read }) => Math.max(delivered, read) >= seq) ? 'delivered' : 'sent'
}
