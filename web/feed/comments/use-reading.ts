import { useState } from 'react'
import type { Comment } from '#contract/comments.ts'
import type { Pages } from '../cache/pages.ts'
import { nothingRead, readOn, sorted } from './reading-order.ts'

/** What a reader has before them, what waits, and how to take that up: all in the order that is held, as it is now. */
export function useReading(pages: Pages<Comment> | undefined) {
  const [reading, setReading] = useState(nothingRead)
  const now = pages ? readOn(reading, pages) : reading
  if (now !== reading) setReading(now)

  const { shown, waiting } = pages ? sorted(now, pages) : { shown: [], waiting: [] }
  const takeUp = () => pages && setReading(readOn(nothingRead, pages))
  return { shown, waiting, takeUp }
}
