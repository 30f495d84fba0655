import { useQueryClient } from '@tanstack/react-query'
import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { Id } from '#contract/page.ts'
import { noteRead } from './marks.ts'

/** A tab behind others, or a window behind others, shows nobody anything: a tick may not lie. */
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Marks as read what is really on the screen of somebody who looks at it. Answers what the end of each message of others is given as its
 * `ref`: a message was seen when its end was.
 */
export function useReading(conversationId: Id, isOn: boolean) {
  const cache = useQueryClient()
  const seqs = useRef(new Map<Element, number>())
  const inView = useRef(new Set<number>())
  const refs = useRef(new Map<number, RefCallback<Element>>())
  const observer = useRef<IntersectionObserver>(undefined)

  const say = useEffectEvent(() => {
    if (isOn && isLookedAt() && inView.current.size > 0) noteRead(cache, conversationId, Math.max(...inView.current))
  })
  const watch = useCallback((end: Element) => {
    observer.current ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const seq = seqs.current.get(target)
        if (seq !== undefined) inView.current[isIntersecting ? 'add' : 'delete'](seq)
      }
      say()
    })
    observer.current.observe(end)
  }, [])

  useEffect(() => {
    if (isOn) say()
  }, [isOn])
  useEffect(() => {
    const looked = () => say()
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('focus', looked)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('focus', looked)
      observer.current?.disconnect()
      observer.current = undefined
    }
  }, [])

  // The same for the same message, so that drawing it again is not coming into view again.
  return useCallback(
    (seq: number) => {
      const known = refs.current.get(seq)
      if (known) return known
      const ref = (end: Element | null) => {
        if (!end) return
        seqs.current.set(end, seq)
        watch(end)
        return () => {
          observer.current?.unobserve(end)
          seqs.current.delete(end)
          inView.current.delete(seq)
        }
      }
      refs.current.set(seq, ref)
      return ref
    },
    [watch],
  )
}
