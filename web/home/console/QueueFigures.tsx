import { remaining } from '../../lib/deadline.ts'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'
import { figuresOf } from './figures.ts'
import type { Read } from './queue.ts'

type QueueFiguresProps = { queue: Read; waiting: number | undefined; now: number }

/** How the queue stands: how much waits, how much has waited too long, and for how many a patient is at risk. */
export function QueueFigures({ queue, waiting, now }: QueueFiguresProps) {
  const { overdue, first, nextDue } = figuresOf(queue, now)
  return (
    <StatStrip>
      <Stat label="Waiting" value={waiting} note="for your roles" />
      <Stat label="Overdue" value={overdue} note={nextDue ? `next: ${remaining(nextDue, now).words.toLowerCase()}` : ''} />
      <Stat label="Fast lane" value={first} note="patient privacy" />
    </StatStrip>
  )
}
