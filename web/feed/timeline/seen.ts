import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { SEEN_AT_ONCE } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { batched } from '../../lib/query/batch.ts'
import { perCache } from '../../lib/query/per-cache.ts'

/** In view so long is seen. */
const SECOND_MS = 1000
const TOGETHER_MS = 5000
const HALF = 0.5
const STEPS = [0, 0.25, HALF, 0.75, 1]

/** Half of a post, or half of the screen full of it. */
const isInView = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= HALF || (rootBounds !== null && intersectionRect.height >= rootBounds.height * HALF)

/** Tells the server once a page load which posts stood in view for a second. One that cannot be told of is seen another time. */
const watching = perCache(() => {
  const reported = new Set<Id>()
  const posts = new Map<Element, Id>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const tell = batched((postIds) => void api.choices.seen({ postIds }).catch(() => undefined), { waitMs: TOGETHER_MS, size: SEEN_AT_ONCE })

  const leave = (row: Element) => {
    clearTimeout(timers.get(row))
    timers.delete(row)
  }
  const enter = (row: Element, id: Id) => {
    if (reported.has(id) || timers.has(row)) return
    const see = () => {
      timers.delete(row)
      reported.add(id)
      tell(id)
    }
    timers.set(row, setTimeout(see, SECOND_MS))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const id = posts.get(entry.target)
        if (id && isInView(entry)) enter(entry.target, id)
        else leave(entry.target)
      }
    },
    { threshold: STEPS },
  )
  return (row: Element, id: Id) => {
    posts.set(row, id)
    observer.observe(row)
    return () => {
      leave(row)
      posts.delete(row)
      observer.unobserve(row)
    }
  }
})

/** Watches a row of a post while it is drawn. */
export function useSeen(id: Id) {
  const row = useRef<HTMLDivElement>(null)
  const watch = watching(useQueryClient())
  useEffect(() => watch(row.current!, id), [watch, id])
  return row
}
