import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { ConsoleRow } from './ConsoleRow.tsx'
import type { Read } from './queue.ts'

type QueueSheetProps = {
  queue: Read
  now: number
  /** The address of the case that is open beside it. */
  current?: string
  /** What of it is sought. */
  words?: string
}

/** Everything that waits, as far as it was read. */
export const QueueSheet = ({ queue, now, current, words = '' }: QueueSheetProps) => (
  <Sheet title="Queue" bleed lead="Patients first, then whatever is due first.">
    <SheetList aria-label="Everything that waits">
      {queue.items.map((item) => (
        <ConsoleRow key={`${item.what} ${item.id}`} item={item} now={now} isCurrent={item.to === current} />
      ))}
      {queue.items.length === 0 && (
        <li className="ui muted">
          {words ? 'Nothing that waits here has these words.' : 'Nothing waits. New cases appear here by themselves.'}
        </li>
      )}
      {queue.isMore && (
        <li className="ui muted">
          {words
            ? 'More waits behind what was searched. It stands in the other lists.'
            : 'More waits behind these. It comes up as they are decided, and stands in the other lists.'}
        </li>
      )}
    </SheetList>
  </Sheet>
)
