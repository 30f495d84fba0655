import type { Read, Waiting } from './queue.ts'

const isOver =
  (now: number) =>
  ({ due }: Waiting) =>
    due !== null && Date.parse(due) <= now
const isFirst = ({ first }: Waiting) => first === true

/** How many of a queue are overdue and how many come before all else, with a plus where there may be more, and when the next one is due. */
export function figuresOf({ items, isMore }: Read, now: number) {
  const count = (is: (item: Waiting) => boolean) => {
    const found = items.filter(is).length
    return isMore && is(items.at(-1)!) ? `${found}+` : found
  }
  const dues = items.filter((item) => !isOver(now)(item)).flatMap(({ due }) => due ?? [])
  return { overdue: count(isOver(now)), first: count(isFirst), nextDue: dues.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] }
}
