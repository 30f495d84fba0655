import type { HomeSummary } from '#contract/home.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Reading, Strip } from '../ui/Strip.tsx'

const readings = [
  ['posts', 'Posts'],
  ['connections', 'Connections'],
  ['saved', 'Saved'],
  ['events', 'Events'],
] as const

/** Four counts, each with the curve of its last seven days. */
export const Activity = ({ summary }: { summary: HomeSummary | undefined }) => (
  <Sheet title="Your activity" aside={<span className="from-lg">Curves: last 7 days</span>}>
    <Strip inset>
      {readings.map(([of, label]) => (
        <Reading key={of} label={label} value={summary?.activity[of]} week={summary?.weeks[of]} />
      ))}
    </Strip>
  </Sheet>
)
