import type { Fault } from '#contract/manuscripts.ts'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'

/** What is missing in what was saved. Each line leads to the part that it is about. */
export const Faults = ({ faults }: { faults: readonly Fault[] }) =>
  faults.length === 0 ? null : (
    <Sheet title="Before it can be submitted" level={3} bleed>
      <SheetList>
        {faults.map(({ key, words }) => (
          <li key={`${key} ${words}`}>{key ? <a href={`#${key}`}>{words}</a> : words}</li>
        ))}
      </SheetList>
    </Sheet>
  )
